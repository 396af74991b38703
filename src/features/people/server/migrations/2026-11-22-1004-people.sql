-- People of a company. Text that lists are sorted by has the Norwegian order built into its column.
-- The list's cached totals hold as long as no row of the company has a newer change number.
create sequence company_user_change as bigint;

create table company_user (
  company_id integer not null,
  id uuid not null,
  version integer not null default 1,
  change_number bigint not null default nextval('company_user_change'),
  -- A deleted person's row stays: absences, approvals and lines in the log keep referring to it, and counts stay right.
  state text not null check (state in ('active', 'inactive', 'pending', 'deleted')),
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
  -- Month and day as one number, 0229 as 229, so that the coming birthdays are a few values of an index.
  birthday_month_day integer generated always as ((extract(month from birthday) * 100 + extract(day from birthday))::integer) stored,
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
  check (reporting_to <> id)
);
select make_company_table('company_user', 'id', 'company_id references company on delete cascade',
  'reporting_to references company_user on delete set null');
-- The list of one's own memberships crosses companies; nothing else does.
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
-- For roles of which somebody must remain.
create index company_user_by_role on company_user (company_id, role, state);
create index company_user_birthdays on company_user (company_id, birthday_month_day)
  where state = 'active' and birthday is not null and not is_birthday_hidden;
-- One for each way to sort the list; the first columns after the state also serve the filter of the same name.
create index company_user_by_last_name on company_user (company_id, state, last_name, first_name, id);
create index company_user_by_first_name on company_user (company_id, state, first_name, last_name, id);
create index company_user_by_department on company_user (company_id, state, department, last_name, first_name, id);
create index company_user_by_team on company_user (company_id, state, team, last_name, first_name, id);
create index company_user_by_location on company_user (company_id, state, location, last_name, first_name, id);
create index company_user_by_position on company_user (company_id, state, position, last_name, first_name, id);
create index company_user_by_start on company_user (company_id, state, start_date, last_name, first_name, id);

-- Lists hold what they counted until the newest change of the company's people is another. Deleting a row may delete
-- the newest number, so the row with the newest one left gets a new one.
create function company_user_removed() returns trigger language plpgsql as $$
begin
  update company_user set change_number = nextval('company_user_change')
  where (company_id, id) in (
    select distinct on (newest.company_id) newest.company_id, newest.id
    from company_user newest
    where newest.company_id in (select removed.company_id from removed)
    order by newest.company_id, newest.change_number desc
  );
  return null;
end $$;
create trigger company_user_removed after delete on company_user
  referencing old table as removed for each statement execute function company_user_removed();

-- References of a company to its own people; people are created after companies.
alter table company
  add constraint company_director foreign key (company_id, director_company_user_id) references company_user
    on delete set null (director_company_user_id),
  add constraint company_ending_asked_by foreign key (company_id, ending_asked_by) references company_user
    on delete set null (ending_asked_by);

-- Encrypted, each value bound to its company, row and column; apart from the person, so that no list reads them.
create table company_user_secret (
  company_id integer not null,
  id uuid not null,
  social_security_number text,
  salary_account_number text,
  allergies text
);
select make_company_table('company_user_secret', 'id', 'id references company_user on delete cascade');

create table company_user_emergency_contact (
  company_id integer not null,
  company_user_id uuid not null,
  sort_order integer not null,
  full_name text not null,
  phone_country_code text not null,
  phone text not null,
  relation text
);
select make_company_table('company_user_emergency_contact', 'company_user_id, sort_order',
  'company_user_id references company_user on delete cascade');

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
  changed_by uuid
);
select make_company_table('company_user_history', 'company_user_id, valid_from', 'company_user_id references company_user on delete cascade');

-- A person's own settings of lists and pages in this company.
create table company_user_interaction (
  company_id integer not null,
  company_user_id uuid not null,
  data jsonb not null
);
select make_company_table('company_user_interaction', 'company_user_id', 'company_user_id references company_user on delete cascade');

-- Imports of staff lists: a plan is made once and then done exactly, batch by batch, and can be taken back.
create table people_import (
  company_id integer not null,
  id uuid not null,
  state text not null check (state in ('planned', 'running', 'done', 'undone')),
  file_name text not null,
  -- Sheets, columns with their sample values, and the person's wishes: encrypted, for samples are people's values.
  reading text not null,
  needs_date_order boolean not null,
  counts jsonb not null,
  warned integer not null,
  -- The newest change of a person that the plan has seen; whoever has a newer one was changed after it.
  seen_change bigint not null,
  total integer not null,
  written integer not null default 0,
  failed integer not null default 0,
  undone integer not null default 0,
  kept integer not null default 0,
  created_by uuid not null,
  created_at timestamptz not null,
  -- Who started it, for the audit lines of its batches.
  started_by jsonb,
  started_at timestamptz,
  finished_at timestamptz,
  undone_at timestamptz
);
select make_company_table('people_import', 'id', 'company_id references company on delete cascade');
create index people_import_latest on people_import (company_id, started_at desc) where started_at is not null;

create table people_import_row (
  company_id integer not null,
  import_id uuid not null,
  number integer not null,
  fate text not null check (fate in ('create', 'update', 'unchanged', 'skip', 'refuse')),
  -- Managers are written before those who report to them; null when nothing is written.
  place integer,
  company_user_id uuid,
  planned_version integer,
  is_warned boolean not null,
  -- Name, changes, values, reasons and warnings, encrypted.
  content text not null,
  outcome text check (outcome in ('written', 'failed', 'undone', 'kept')),
  mishap text,
  written_version integer,
  -- What the changed fields were before, encrypted; for taking the import back.
  former text
);
select make_company_table('people_import_row', 'import_id, number', 'import_id references people_import on delete cascade');
create unique index people_import_row_place on people_import_row (company_id, import_id, place) where place is not null;
create index people_import_row_person on people_import_row (company_id, company_user_id) where company_user_id is not null;
