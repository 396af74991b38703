-- Absence and vacation (001 §3, §4; decisions.md §6). Days are plain dates, amounts are in steps of half a day.

-- A company's rules; there once the calendar was opened for it (AB-01).
create table absence_settings (
  company_id integer primary key references company (company_id) on delete cascade,
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
  version integer not null default 1,
  foreign key (company_id, acknowledged_by) references company_user (company_id, id) on delete set null (acknowledged_by)
);
create index absence_settings_by on absence_settings (company_id, acknowledged_by);

-- How many days everybody has from a year on, unless set for a person; so a new number leaves past years alone.
create table absence_default (
  company_id integer not null references company (company_id) on delete cascade,
  from_year smallint not null,
  days numeric(5, 1) not null check (days between 1 and 365),
  primary key (company_id, from_year)
);

-- Public holidays added, taken away or halved, and days on which everybody is off.
create table absence_company_day (
  company_id integer not null references company (company_id) on delete cascade,
  date date not null,
  kind text not null check (kind in ('holiday', 'removed', 'half', 'off')),
  name text not null,
  primary key (company_id, date)
);

create table absence_locked_period (
  company_id integer not null references company (company_id) on delete cascade,
  id uuid not null,
  name text not null,
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  primary key (company_id, id)
);

-- How many have to be at work; of the whole company without a department.
create table absence_minimum (
  company_id integer not null references company (company_id) on delete cascade,
  id uuid not null,
  department text,
  minimum integer not null check (minimum > 0),
  primary key (company_id, id),
  unique nulls not distinct (company_id, department)
);

-- Working days from a day on, as a mask: bit 0 = Sunday to bit 6 = Saturday. Of the company without a person; null = the company's again.
create table work_week (
  company_id integer not null references company (company_id) on delete cascade,
  id uuid not null,
  company_user_id uuid,
  valid_from date not null,
  weekdays smallint check (weekdays between 1 and 127),
  set_at timestamptz not null,
  set_by uuid,
  primary key (company_id, id),
  unique nulls not distinct (company_id, company_user_id, valid_from),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade,
  foreign key (company_id, set_by) references company_user (company_id, id) on delete set null (set_by),
  check (company_user_id is not null or weekdays is not null)
);
create index work_week_by on work_week (company_id, set_by);

-- One absence. Type and days are those of the version that holds, for lists and overlaps.
create table absence (
  company_id integer not null references company (company_id) on delete cascade,
  id uuid not null,
  company_user_id uuid not null,
  status smallint not null check (status between 1 and 12),
  version_number integer not null,
  -- The version that is asked for, while a change waits.
  proposed_number integer,
  type smallint not null check (type between 1 and 9),
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  requested_at timestamptz not null,
  created_by uuid,
  -- The registration of many at once that it came with.
  batch_id uuid,
  version integer not null default 1,
  primary key (company_id, id),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade,
  foreign key (company_id, created_by) references company_user (company_id, id) on delete set null (created_by),
  check ((status = 8) = (proposed_number is not null))
);
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
  deductible boolean not null,
  working_days numeric(5, 1) not null,
  calendar_days integer not null,
  -- Days that count, by the year they fall in: {"2026": 3, "2027": 1.5}.
  days_per_year jsonb not null,
  created_at timestamptz not null,
  created_by uuid,
  primary key (company_id, absence_id, number),
  foreign key (company_id, absence_id) references absence (company_id, id) on delete cascade,
  foreign key (company_id, created_by) references company_user (company_id, id) on delete set null (created_by)
);
create index absence_version_creator on absence_version (company_id, created_by);

-- The unbroken stretches of a version: one, or for a recurring absence as many as it hits.
create table absence_span (
  company_id integer not null,
  absence_id uuid not null,
  number integer not null,
  start_date date not null,
  end_date date not null check (end_date >= start_date),
  primary key (company_id, absence_id, number, start_date),
  foreign key (company_id, absence_id, number) references absence_version (company_id, absence_id, number) on delete cascade
);
create index absence_span_in_time on absence_span (company_id, start_date, end_date);

-- Everything that was done with an absence. Rows are only added; a decision taken back is another row.
create table absence_event (
  company_id integer not null,
  id uuid not null,
  absence_id uuid not null,
  action smallint not null check (action between 1 and 13),
  from_status smallint not null,
  to_status smallint not null,
  -- The version that held before and the one that this is about, when they differ.
  old_number integer,
  new_number integer,
  comment text,
  at timestamptz not null,
  by uuid,
  primary key (company_id, id),
  foreign key (company_id, absence_id) references absence (company_id, id) on delete cascade,
  foreign key (company_id, by) references company_user (company_id, id) on delete set null (by)
);
create index absence_event_of on absence_event (company_id, absence_id, id);
create index absence_event_by on absence_event (company_id, by);

create table vacation_transfer (
  company_id integer not null references company (company_id) on delete cascade,
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
  decision_comment text,
  primary key (company_id, id),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade,
  foreign key (company_id, requested_by) references company_user (company_id, id) on delete set null (requested_by),
  foreign key (company_id, decided_by) references company_user (company_id, id) on delete set null (decided_by)
);
create index vacation_transfer_of_person on vacation_transfer (company_id, company_user_id, from_year);
create index vacation_transfer_by_status on vacation_transfer (company_id, status, from_year);
create index vacation_transfer_requester on vacation_transfer (company_id, requested_by);
create index vacation_transfer_decider on vacation_transfer (company_id, decided_by);

-- The one ledger: rows are only added, and a balance is their sum.
create table absence_ledger (
  company_id integer not null references company (company_id) on delete cascade,
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
  other_year smallint,
  primary key (company_id, id),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade,
  foreign key (company_id, by) references company_user (company_id, id) on delete set null (by),
  foreign key (company_id, absence_id) references absence (company_id, id) on delete cascade,
  foreign key (company_id, transfer_id) references vacation_transfer (company_id, id) on delete cascade
);
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
  expired_at timestamptz,
  primary key (company_id, company_user_id, year),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade
);

create table absence_care_days (
  company_id integer not null,
  company_user_id uuid not null,
  year smallint not null,
  days smallint not null check (days between 0 and 365),
  primary key (company_id, company_user_id, year),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade
);

-- Who decides in somebody's place.
create table absence_deputy (
  company_id integer not null,
  company_user_id uuid not null,
  deputy_id uuid not null,
  valid_from date,
  valid_to date,
  primary key (company_id, company_user_id),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade,
  foreign key (company_id, deputy_id) references company_user (company_id, id) on delete cascade,
  check (deputy_id <> company_user_id)
);
create index absence_deputy_deputy on absence_deputy (company_id, deputy_id);

-- A calendar address; its secret is only a digest, in `secret`.
create table absence_feed (
  company_id integer not null,
  id uuid not null,
  company_user_id uuid not null,
  scope text not null check (scope in ('own', 'team', 'company')),
  created_at timestamptz not null,
  fetched_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade
);
create index absence_feed_of on absence_feed (company_id, company_user_id);

do $$
declare owned text;
begin
  foreach owned in array array[
    'absence_settings', 'absence_default', 'absence_company_day', 'absence_locked_period', 'absence_minimum', 'work_week', 'absence',
    'absence_version', 'absence_span', 'absence_event', 'vacation_transfer', 'absence_ledger', 'absence_closed_year', 'absence_care_days',
    'absence_deputy', 'absence_feed'
  ] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format(
      'create policy %I on %I using (company_id = nullif(current_setting(''app.company_id'', true), '''')::integer)
       with check (company_id = nullif(current_setting(''app.company_id'', true), '''')::integer)', owned || '_own', owned);
  end loop;
end $$;
