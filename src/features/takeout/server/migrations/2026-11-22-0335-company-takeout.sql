-- Takeouts of the whole company: on their way, kept for some days, gone.
create table company_takeout (
  company_id integer not null references company (company_id) on delete cascade,
  id uuid not null,
  state text not null check (state in ('running', 'ready', 'failed')),
  percent smallint not null default 0 check (percent between 0 and 100),
  language text not null check (language in ('no', 'en')),
  asked_at timestamptz not null,
  asked_by uuid,
  sha256 text,
  size bigint,
  ready_at timestamptz,
  expires_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, asked_by) references company_user (company_id, id) on delete set null (asked_by),
  foreign key (company_id, sha256) references file_blob (company_id, sha256),
  check ((state = 'ready') = (sha256 is not null))
);
create index company_takeout_newest on company_takeout (company_id, asked_at desc);
create index company_takeout_by on company_takeout (company_id, asked_by);
create index company_takeout_content on company_takeout (company_id, sha256);
-- One at a time.
create unique index company_takeout_running on company_takeout (company_id) where state = 'running';
alter table company_takeout enable row level security;
alter table company_takeout force row level security;
create policy company_takeout_own on company_takeout
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
