-- Absence and vacation. Days are plain dates, amounts are in steps of half a day.

-- A company's rules; created when its absence calendar is opened.
create table absence_settings (
  company_id integer not null,
  acknowledged_at timestamptz not null,
  acknowledged_by uuid,
  auto_approve_absence boolean not null,
  auto_approve_home_office boolean not null,
  allow_half_day boolean not null,
  half_day_eves boolean not null default false,
  is_prorated boolean not null default true,
  country text not null default 'NO' check (country ~ '^[A-Z]{2}$'),
  care_days smallint not null default 10 check (care_days between 0 and 365),
  sick_scheme text not null default 'standard' check (sick_scheme in ('standard', 'ia', 'custom')),
  sick_days_each_time smallint check (sick_days_each_time between 1 and 365),
  sick_occasions smallint check (sick_occasions between 1 and 365),
  sick_days_in_year smallint check (sick_days_in_year between 1 and 365),
  carry_over_kind text not null default 'none' check (carry_over_kind in ('none', 'capped')),
  carry_over_max numeric(5, 1) check (carry_over_max between 0 and 365),
  carry_over_expires_on text check (carry_over_expires_on ~ '^[01][0-9]-[0-3][0-9]$'),
  version integer not null default 1
);
select make_company_table('absence_settings', '', 'company_id references company on delete cascade',
  'acknowledged_by references company_user on delete set null');
create index absence_settings_by on absence_settings (company_id, acknowledged_by);

-- How many days everybody has from a year on, unless set for a person; so a new number leaves past years alone.
create table absence_default (
  company_id integer not null,
  from_year smallint not null,
  days numeric(5, 1) not null check (days between 1 and 365)
);
select make_company_table('absence_default', 'from_year', 'company_id references company on delete cascade');

-- Public holidays added, taken away or halved, and days on which everybody is off.
create table absence_company_day (
  company_id integer not null,
  date date not null,
  kind text not null check (kind in ('holiday', 'removed', 'half', 'off')),
  name text not null
);
select make_company_table('absence_company_day', 'date', 'company_id references company on delete cascade');

create table absence_locked_period (
  company_id integer not null,
  id uuid not null,
  name text not null,
  start_date date not null,
  end_date date not null check (end_date >= start_date)
);
select make_company_table('absence_locked_period', 'id', 'company_id references company on delete cascade');

-- How many must be at work in a department; without one, in the whole company.
create table absence_minimum (
  company_id integer not null,
  id uuid not null,
  department text,
  minimum integer not null check (minimum > 0),
  unique nulls not distinct (company_id, department)
);
select make_company_table('absence_minimum', 'id', 'company_id references company on delete cascade');

-- Working days from a day on, as a mask: bit 0 = Sunday to bit 6 = Saturday. Of the company without a person; null = the company's again.
create table work_week (
  company_id integer not null,
  id uuid not null,
  company_user_id uuid,
  valid_from date not null,
  weekdays smallint check (weekdays between 1 and 127),
  set_at timestamptz not null,
  set_by uuid,
  unique nulls not distinct (company_id, company_user_id, valid_from),
  check (company_user_id is not null or weekdays is not null)
);
select make_company_table('work_week', 'id', 'company_id references company on delete cascade',
  'company_user_id references company_user on delete cascade',
  'set_by references company_user on delete set null');
create index work_week_by on work_week (company_id, set_by);

-- One absence. Type and dates are those of the version in force, for lists and overlaps.
create table absence (
  company_id integer not null,
  id uuid not null,
  company_user_id uuid not null,
  status smallint not null check (status between 1 and 12),
  version_number integer not null,
  -- The requested version, while a change waits for a decision.
  proposed_number integer,
  type smallint not null check (type between 1 and 9),
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  requested_at timestamptz not null,
  created_by uuid,
  -- The registration for many people at once that it was part of.
  batch_id uuid,
  version integer not null default 1,
  check ((status = 8) = (proposed_number is not null))
);
select make_company_table('absence', 'id', 'company_id references company on delete cascade',
  'company_user_id references company_user on delete cascade',
  'created_by references company_user on delete set null');
create index absence_of_person on absence (company_id, company_user_id, start_date desc);
create index absence_in_time on absence (company_id, start_date, end_date);
create index absence_waiting on absence (company_id, status, start_date);
create index absence_creator on absence (company_id, created_by);

create table absence_version (
  company_id integer not null,
  absence_id uuid not null,
  number integer not null,
  type smallint not null check (type between 1 and 9),
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  portion smallint not null check (portion between 0 and 2),
  recurrence jsonb,
  comment text,
  -- Whether it is leave that the law grants, which cannot be declined.
  is_statutory boolean not null default false,
  deductible boolean not null,
  working_days numeric(5, 1) not null,
  calendar_days integer not null,
  -- Days that count, by the year they fall in: {"2026": 3, "2027": 1.5}.
  days_per_year jsonb not null,
  created_at timestamptz not null,
  created_by uuid
);
select make_company_table('absence_version', 'absence_id, number', 'absence_id references absence on delete cascade',
  'created_by references company_user on delete set null');
create index absence_version_creator on absence_version (company_id, created_by);

-- The contiguous periods of a version: one, or one for each occurrence of a recurring absence.
create table absence_span (
  company_id integer not null,
  absence_id uuid not null,
  number integer not null,
  start_date date not null,
  end_date date not null check (end_date >= start_date)
);
select make_company_table('absence_span', 'absence_id, number, start_date',
  'absence_id, number references absence_version on delete cascade');
create index absence_span_in_time on absence_span (company_id, start_date, end_date);

-- Every action on an absence. Rows are only added; a withdrawn decision is another row.
create table absence_event (
  company_id integer not null,
  id uuid not null,
  absence_id uuid not null,
  action smallint not null check (action between 1 and 13),
  from_status smallint not null,
  to_status smallint not null,
  -- The version in force before and the one that this concerns, when they differ.
  old_number integer,
  new_number integer,
  comment text,
  at timestamptz not null,
  by uuid
);
select make_company_table('absence_event', 'id', 'absence_id references absence on delete cascade',
  'by references company_user on delete set null');
create index absence_event_of on absence_event (company_id, absence_id, id);
create index absence_event_by on absence_event (company_id, by);
-- Recent events, for notifications.
create index absence_event_at on absence_event (company_id, at);

create table vacation_transfer (
  company_id integer not null,
  id uuid not null,
  company_user_id uuid not null,
  from_year smallint not null,
  to_year smallint not null,
  days numeric(5, 1) not null check (days between 0.5 and 365),
  status smallint not null check (status in (1, 2, 3)),
  comment text,
  requested_at timestamptz not null,
  requested_by uuid,
  decided_at timestamptz,
  decided_by uuid,
  decision_comment text
);
select make_company_table('vacation_transfer', 'id', 'company_id references company on delete cascade',
  'company_user_id references company_user on delete cascade',
  'requested_by references company_user on delete set null',
  'decided_by references company_user on delete set null');
create index vacation_transfer_of_person on vacation_transfer (company_id, company_user_id, from_year);
create index vacation_transfer_by_status on vacation_transfer (company_id, status, from_year);
create index vacation_transfer_requester on vacation_transfer (company_id, requested_by);
create index vacation_transfer_decider on vacation_transfer (company_id, decided_by);

-- The one ledger: rows are only added, and a balance is their sum.
create table absence_ledger (
  company_id integer not null,
  id uuid not null,
  company_user_id uuid not null,
  year smallint not null,
  kind text not null check (
    kind in ('allowance', 'transferIn', 'transferOut', 'taken', 'reserved', 'correction', 'carriedIn', 'carriedOut', 'expired')
  ),
  reason text not null,
  days numeric(6, 1) not null,
  at timestamptz not null,
  by uuid,
  comment text,
  absence_id uuid,
  transfer_id uuid,
  other_year smallint
);
select make_company_table('absence_ledger', 'id', 'company_id references company on delete cascade',
  'company_user_id references company_user on delete cascade',
  'by references company_user on delete set null',
  'absence_id references absence on delete cascade',
  'transfer_id references vacation_transfer on delete cascade');
create index absence_ledger_of_person on absence_ledger (company_id, company_user_id, year, id);
create index absence_ledger_of_year on absence_ledger (company_id, year, company_user_id) include (kind, days, absence_id);
create index absence_ledger_of_absence on absence_ledger (company_id, absence_id);
create index absence_ledger_of_transfer on absence_ledger (company_id, transfer_id);
create index absence_ledger_by on absence_ledger (company_id, by);

-- A year that was closed for a person: its allowance stands in the ledger and what was left has been carried over, once.
create table absence_closed_year (
  company_id integer not null,
  company_user_id uuid not null,
  year smallint not null,
  closed_at timestamptz not null,
  -- When what was carried over by agreement and not taken in time was written off in the year after.
  expired_at timestamptz
);
select make_company_table('absence_closed_year', 'company_user_id, year', 'company_user_id references company_user on delete cascade');

create table absence_care_days (
  company_id integer not null,
  company_user_id uuid not null,
  year smallint not null,
  days smallint not null check (days between 0 and 365)
);
select make_company_table('absence_care_days', 'company_user_id, year', 'company_user_id references company_user on delete cascade');

-- Deputies, who decide on somebody's behalf.
create table absence_deputy (
  company_id integer not null,
  company_user_id uuid not null,
  deputy_id uuid not null,
  valid_from date,
  valid_to date,
  check (deputy_id <> company_user_id)
);
select make_company_table('absence_deputy', 'company_user_id', 'company_user_id references company_user on delete cascade',
  'deputy_id references company_user on delete cascade');
create index absence_deputy_deputy on absence_deputy (company_id, deputy_id);

-- A calendar address; its secret is only a digest, in `secret`.
create table absence_feed (
  company_id integer not null,
  id uuid not null,
  company_user_id uuid not null,
  scope text not null check (scope in ('own', 'team', 'company')),
  created_at timestamptz not null,
  fetched_at timestamptz
);
select make_company_table('absence_feed', 'id', 'company_user_id references company_user on delete cascade');
create index absence_feed_of on absence_feed (company_id, company_user_id);
