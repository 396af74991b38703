-- The agreements of a company with others.
create table contract (
  company_id integer not null,
  id uuid not null,
  party text not null,
  party_id uuid,
  name text not null,
  category text,
  responsible_id uuid,
  signed_by text,
  status smallint not null check (status between 1 and 4),
  type smallint not null check (type in (1, 2)),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  value numeric(12, 2),
  value_interval smallint not null check (value_interval between 1 and 3),
  -- What hours come to nobody knows.
  value_per_year numeric(16, 2) generated always as (case value_interval when 1 then value * 12 when 2 then value end) stored,
  start_date date,
  -- The end of the first term; later ends are counted from it.
  end_date date,
  renewal_number smallint check (renewal_number > 0),
  renewal_unit text check (renewal_unit in ('day', 'month')),
  notice_number smallint check (notice_number > 0),
  notice_unit text check (notice_unit in ('day', 'month')),
  -- The day on which it was terminated: the term that ran then is the last.
  terminated_on date,
  has_notification boolean not null,
  traffic_light text check (traffic_light in ('Green', 'Yellow', 'Red')),
  contacts jsonb not null,
  parent_id uuid,
  -- The next deadline as it was last counted, for order and filters; what is shown is counted anew.
  next_deadline date,
  term_end date,
  is_expired boolean not null,
  created_by uuid,
  created_at timestamptz not null,
  changed_by uuid,
  changed_at timestamptz not null,
  version integer not null default 1,
  check (end_date >= start_date),
  check ((renewal_number is null) = (renewal_unit is null)),
  check ((notice_number is null) = (notice_unit is null)),
  check ((status = 3) = (terminated_on is not null)),
  check (parent_id <> id)
);
select make_company_table('contract', 'id', 'company_id references company on delete cascade', 'party_id references party',
  'responsible_id references company_user on delete set null', 'parent_id references contract',
  'created_by references company_user on delete set null', 'changed_by references company_user on delete set null');
create index contract_by_deadline on contract (company_id, next_deadline, id);
create index contract_by_party on contract (company_id, party collate "nb-x-icu", id);
create index contract_by_name on contract (company_id, name collate "nb-x-icu", id);
create index contract_by_category on contract (company_id, category collate "nb-x-icu", id);
create index contract_by_status on contract (company_id, status, id);
create index contract_by_end on contract (company_id, term_end, id);
create index contract_by_value on contract (company_id, value_per_year, id);
create index contract_by_light on contract (company_id, traffic_light, id);
create index contract_by_change on contract (company_id, changed_at, id);
create index contract_of_responsible on contract (company_id, responsible_id, next_deadline, id);
create index contract_of_party on contract (company_id, party_id, id);
create index contract_of_parent on contract (company_id, parent_id, id);
create index contract_of_creator on contract (company_id, created_by, id);
create index contract_of_changer on contract (company_id, changed_by, id);

create table contract_notification (
  company_id integer not null,
  id uuid not null,
  contract_id uuid not null,
  type smallint not null check (type in (1, 2)),
  days_before smallint not null check (days_before > 0),
  channels smallint[] not null check (cardinality(channels) > 0),
  -- Null is whoever is responsible.
  recipient_id uuid,
  is_active boolean not null,
  is_suggested boolean not null
);
select make_company_table('contract_notification', 'id', 'contract_id references contract on delete cascade',
  'recipient_id references company_user on delete cascade');
create index contract_notification_of on contract_notification (company_id, contract_id, days_before, id);
create index contract_notification_to on contract_notification (company_id, recipient_id, id);

create table contract_settings (
  company_id integer not null,
  moves_to_working_day boolean not null default true,
  -- The day of the company for which deadlines were last counted and people told.
  counted_on date,
  version integer not null default 1
);
select make_company_table('contract_settings', '', 'company_id references company on delete cascade');

-- Files, notes and tasks of contracts.
alter table file
  add column contract_id uuid generated always as (case when owner_kind = 'contract' then owner_id end) stored,
  add foreign key (company_id, contract_id) references contract on delete cascade;
alter table file_tag
  add column contract_id uuid generated always as (case when owner_kind = 'contract' then owner_id end) stored,
  add foreign key (company_id, contract_id) references contract on delete cascade;
alter table note
  add column contract_id uuid generated always as (case when kind = 'contract' then related_id end) stored,
  add foreign key (company_id, contract_id) references contract on delete cascade;
alter table task
  add column contract_id uuid generated always as (case when owner_kind = 'contract' then owner_id end) stored,
  add foreign key (company_id, contract_id) references contract on delete cascade;
create index file_contract on file (company_id, contract_id, id);
create index file_tag_contract on file_tag (company_id, contract_id, id);
create index note_contract on note (company_id, contract_id, id);
create index task_contract on task (company_id, contract_id, id);
