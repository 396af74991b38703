-- Notes on people and, by other features, on other records; with a date a note is a personal reminder.
create table note (
  company_id integer not null,
  id uuid not null,
  kind text not null check (kind in ('person', 'contract', 'treatment')),
  related_id uuid not null,
  -- The person that the note is on, as a column that can be a foreign key.
  company_user_id uuid generated always as (case when kind = 'person' then related_id end) stored,
  note_text text not null,
  tags text[] not null default '{}',
  notification_date date,
  notification_channels smallint[] not null default '{}',
  status smallint not null check (status in (1, 2, 3)),
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz,
  version integer not null default 1,
  check (notification_date is null or cardinality(notification_channels) > 0),
  -- A deleted note keeps no content.
  check (status <> 3 or (note_text = '' and tags = '{}' and notification_date is null))
);
select make_company_table('note', 'id', 'company_id references company on delete cascade', 'company_user_id references company_user',
  'created_by references company_user');
create index note_of_record on note (company_id, kind, related_id, created_at desc) where status <> 3;
create index note_of_person on note (company_id, company_user_id);
create index note_of_creator on note (company_id, created_by);
create index note_due on note (company_id, notification_date) where status = 1 and notification_date is not null;

-- One row for each reminder, inserted before it is sent, so that none is sent twice.
create table note_reminder (
  company_id integer not null,
  note_id uuid not null,
  notification_date date not null,
  channel smallint not null,
  claimed_at timestamptz not null
);
select make_company_table('note_reminder', 'note_id, notification_date, channel', 'note_id references note on delete cascade');
