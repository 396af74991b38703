-- Companies. A company's id is given out by known_company.
create table company (
  company_id integer not null,
  identity_guid uuid not null,
  name text not null,
  registry_id text not null,
  purpose_description text,
  number_of_employees integer not null default 0 check (number_of_employees >= 0),
  street_address text not null,
  secondary_street_address text,
  postal_code text not null,
  city text not null,
  province text,
  country text not null check (country ~ '^[A-Z]{2}$'),
  mobile_country_code text not null,
  mobile_phone text not null,
  partner_id text,
  logo_guid uuid,
  allow_support boolean not null default false,
  director_company_user_id uuid,
  -- When the director was named and access control opened; once.
  access_control_acknowledged_at timestamptz,
  language text not null default 'no' check (language in ('no', 'en')),
  time_zone text not null default 'Europe/Oslo',
  -- Null means the product's default.
  session_length_minutes integer check (session_length_minutes between 5 and 1440),
  mfa_required boolean not null default false,
  -- Every feature is on until it is turned off, so a feature that is added later reaches every company.
  features_off text[] not null default '{}',
  -- What the subscription includes. Null while the payment solution is off, and then every subscription feature is allowed.
  subscription_features text[],
  interests text[] not null default '{}',
  sms_sender_name text check (sms_sender_name ~ '^[A-Za-z0-9 ]{1,11}$'),
  log_retention_months integer not null default 24 check (log_retention_months between 6 and 120),
  -- Whether nearest managers see the pay of those who report to them.
  managers_see_pay boolean not null default false,
  -- Whether people's takeouts name who looked at what is kept of them; otherwise they say when, in which role and for what.
  lookers_named boolean not null default false,
  -- When the company will be deleted, and who asked for it and when. Until then nothing in it changes.
  ends_at timestamptz,
  ending_asked_at timestamptz,
  ending_asked_by uuid,
  version integer not null default 1,
  created_at timestamptz not null
);
select make_company_table('company', '', 'company_id references known_company');

-- Global: a number may be registered once in the whole product, and a row here says no more than that.
create table company_registry_number (
  registry_id text primary key,
  company_id integer not null unique references company (company_id) on delete cascade
);

-- Which version of which document was accepted for the company. The account is not a foreign key: the evidence outlives the sign-in.
create table company_acceptance (
  company_id integer not null,
  id uuid not null,
  document text not null check (document in ('privacyStatement', 'serviceAgreement')),
  document_version text not null,
  accepted_at timestamptz not null,
  account_id uuid not null
);
select make_company_table('company_acceptance', 'id', 'company_id references company on delete cascade');

-- The kernel does not know this table; what it keeps of a company is deleted with it.
alter table audit_log add foreign key (company_id) references company on delete cascade;
alter table api_key add foreign key (company_id) references company on delete cascade;
