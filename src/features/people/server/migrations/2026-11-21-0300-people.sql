-- Whether nearest managers see the pay of those who report to them (decisions.md §4).
alter table company add column managers_see_pay boolean not null default false;

-- People of a company (001 §3). Text that lists are sorted by has the Norwegian order built into its column.
-- The list's cached totals hold as long as no row of the company has a newer change number.
create sequence company_user_change as bigint;

create table company_user (
  company_id integer not null references company (company_id) on delete cascade,
  id uuid not null,
  version integer not null default 1,
  change_number bigint not null default nextval('company_user_change'),
  state text not null check (state in ('active', 'inactive', 'pending')),
  role text not null check (role in ('systemadmin', 'hradmin', 'officeadmin', 'manager', 'employee', 'accountant', 'boardmember', 'gdpr')),
  is_external boolean generated always as (role in ('accountant', 'boardmember', 'gdpr')) stored,
  account_id uuid references account (id) on delete set null,
  has_access boolean not null default false,
  first_name text not null collate "nb-x-icu",
  last_name text not null collate "nb-x-icu",
  -- Name, position, department and e-mail in small letters without marks: "ase odeg" finds "Åse Ødegård".
  search_text text not null,
  email_address text collate "nb-x-icu",
  secondary_email text,
  phone_country_code text not null default '+47',
  mobile_phone_number text,
  is_mobile_hidden boolean not null default false,
  department text collate "nb-x-icu",
  team text collate "nb-x-icu",
  location text collate "nb-x-icu",
  position text collate "nb-x-icu",
  position_type text check (position_type in ('permanent', 'manager', 'temporary')),
  position_coverage numeric(5, 2) check (position_coverage between 0 and 100),
  start_date date,
  end_date date,
  trial_period_end_date date,
  employee_number text collate "nb-x-icu",
  reporting_to uuid,
  salary_amount numeric(12, 2),
  salary_currency text,
  salary_interval text check (salary_interval in ('yearly', 'monthly', 'weekly', 'hourly')),
  birthday date,
  is_birthday_hidden boolean not null default false,
  t_shirt_size text,
  driving_license text,
  preferred_language text check (preferred_language in ('nb', 'en-gb')),
  notes text,
  apartment text,
  street_address text,
  postal_code text,
  city text,
  province text,
  country text,
  profile_image_at timestamptz,
  inactivation_date date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, reporting_to) references company_user (company_id, id) on delete set null (reporting_to),
  check (reporting_to <> id)
);
alter table company_user enable row level security;
alter table company_user force row level security;
create policy company_user_own on company_user
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
-- The list of one's own memberships crosses companies; nothing else does (decisions.md §2).
create policy company_user_membership on company_user for select
  using (account_id = nullif(current_setting('app.account_id', true), '')::uuid);
-- And with it the names of those companies.
create policy company_membership on company for select
  using (exists (
    select from company_user member
    where member.company_id = company.company_id
      and member.account_id = nullif(current_setting('app.account_id', true), '')::uuid
  ));

create unique index company_user_email on company_user (company_id, lower(email_address)) where email_address is not null;
create unique index company_user_account on company_user (company_id, account_id) where account_id is not null;
create index company_user_memberships on company_user (account_id) where account_id is not null;
create index company_user_reports on company_user (company_id, reporting_to, state, last_name, first_name, id);
create index company_user_number on company_user (company_id, employee_number) where employee_number is not null;
create index company_user_changed on company_user (company_id, change_number);
-- One for each way to sort the list; the first columns after the state also serve the filter of the same name.
create index company_user_by_last_name on company_user (company_id, state, last_name, first_name, id);
create index company_user_by_first_name on company_user (company_id, state, first_name, last_name, id);
create index company_user_by_department on company_user (company_id, state, department, last_name, first_name, id);
create index company_user_by_team on company_user (company_id, state, team, last_name, first_name, id);
create index company_user_by_location on company_user (company_id, state, location, last_name, first_name, id);
create index company_user_by_position on company_user (company_id, state, position, last_name, first_name, id);
create index company_user_by_start on company_user (company_id, state, start_date, last_name, first_name, id);

-- Encrypted, each value bound to its company, row and column; apart from the person, so that no list reads them.
create table company_user_secret (
  company_id integer not null,
  id uuid not null,
  social_security_number text,
  salary_account_number text,
  allergies text,
  primary key (company_id, id),
  foreign key (company_id, id) references company_user (company_id, id) on delete cascade
);

create table company_user_emergency_contact (
  company_id integer not null,
  company_user_id uuid not null,
  sort_order integer not null,
  full_name text not null,
  phone_country_code text not null,
  phone text not null,
  relation text,
  primary key (company_id, company_user_id, sort_order),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade
);

-- What somebody's position, department, manager and percentage were from a day on; calendars and letters about the past read it.
create table company_user_history (
  company_id integer not null,
  company_user_id uuid not null,
  valid_from date not null,
  position text,
  department text,
  reporting_to uuid,
  position_coverage numeric(5, 2),
  changed_at timestamptz not null,
  changed_by uuid,
  primary key (company_id, company_user_id, valid_from),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade
);

-- How somebody likes their screens in this company.
create table company_user_interaction (
  company_id integer not null,
  company_user_id uuid not null,
  data jsonb not null,
  primary key (company_id, company_user_id),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade
);

do $$
declare owned text;
begin
  foreach owned in array array['company_user_secret', 'company_user_emergency_contact', 'company_user_history', 'company_user_interaction'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format(
      'create policy %I on %I using (company_id = nullif(current_setting(''app.company_id'', true), '''')::integer)
       with check (company_id = nullif(current_setting(''app.company_id'', true), '''')::integer)', owned || '_own', owned);
  end loop;
end $$;
