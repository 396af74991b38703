-- Notes on people and, by other features, on other records; with a date a note is a personal reminder.
create table note (
  company_id integer not null references company (company_id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('person', 'contract', 'treatment')),
  related_id uuid not null,
  -- The person that a note of that kind is on, so that the database holds the two together.
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
  primary key (company_id, id),
  foreign key (company_id, company_user_id) references company_user (company_id, id),
  foreign key (company_id, created_by) references company_user (company_id, id),
  check (notification_date is null or cardinality(notification_channels) > 0),
  -- Of a deleted note nothing stays but that there was one.
  check (status <> 3 or (note_text = '' and tags = '{}' and notification_date is null))
);
create index note_of_record on note (company_id, kind, related_id, created_at desc) where status <> 3;
create index note_of_person on note (company_id, company_user_id);
create index note_of_creator on note (company_id, created_by);
create index note_due on note (company_id, notification_date) where status = 1 and notification_date is not null;

-- One row for each reminder that went out, taken before it is sent: no note reminds twice of the same day.
create table note_reminder (
  company_id integer not null,
  note_id uuid not null,
  notification_date date not null,
  channel smallint not null,
  claimed_at timestamptz not null,
  primary key (company_id, note_id, notification_date, channel),
  foreign key (company_id, note_id) references note (company_id, id) on delete cascade
);

do $$
declare owned text;
begin
  foreach owned in array array['note', 'note_reminder'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format(
      'create policy %I on %I using (company_id = nullif(current_setting(''app.company_id'', true), '''')::integer)
       with check (company_id = nullif(current_setting(''app.company_id'', true), '''')::integer)', owned || '_own', owned);
  end loop;
end $$;
