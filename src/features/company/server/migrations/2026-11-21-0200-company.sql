-- Companies (002 §3). A company's number is given out by known_company.
create table company (
  company_id integer primary key references known_company (company_id),
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
  language text not null default 'no' check (language in ('no', 'en')),
  time_zone text not null default 'Europe/Oslo',
  -- Null means the product's own length (decisions.md §3).
  session_length_minutes integer check (session_length_minutes between 5 and 1440),
  mfa_required boolean not null default false,
  -- Every feature is on until it is turned off, so a feature that is added later reaches every company.
  features_off text[] not null default '{}',
  version integer not null default 1,
  created_at timestamptz not null
);
alter table company enable row level security;
alter table company force row level security;
create policy company_own on company
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);

-- Global: a number may be registered once on the whole product (SH-34), and no row here says more than that.
create table company_registry_number (
  registry_id text primary key,
  company_id integer not null unique references company (company_id) on delete cascade
);

-- Which version of which document was accepted for the company. The account is not a foreign key: the evidence outlives the sign-in.
create table company_acceptance (
  company_id integer not null references company (company_id) on delete cascade,
  id uuid not null,
  document text not null check (document in ('privacyStatement', 'serviceAgreement')),
  document_version text not null,
  accepted_at timestamptz not null,
  account_id uuid not null,
  primary key (company_id, id)
);
alter table company_acceptance enable row level security;
alter table company_acceptance force row level security;
create policy company_acceptance_own on company_acceptance
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
