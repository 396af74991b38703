-- Takeouts of a whole company: running, then ready for some days.
create table company_takeout (
  company_id integer not null,
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
  check ((state = 'ready') = (sha256 is not null))
);
select make_company_table('company_takeout', 'id', 'company_id references company on delete cascade',
  'asked_by references company_user on delete set null',
  'sha256 references file_blob');
create index company_takeout_newest on company_takeout (company_id, asked_at desc);
create index company_takeout_by on company_takeout (company_id, asked_by);
create index company_takeout_content on company_takeout (company_id, sha256);
-- One at a time.
create unique index company_takeout_running on company_takeout (company_id) where state = 'running';
