-- Work that goes on after the call that asked for it: tried again when it fails, and shown to administrators.
create table work (
  company_id integer not null,
  id uuid not null,
  kind text not null,
  -- The record it works on, and which holds what it makes.
  record_kind text not null,
  record_id uuid not null,
  -- Unfinished work of a kind has its key once.
  key text not null,
  state text not null check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  percent smallint not null default 0 check (percent between 0 and 100),
  tries smallint not null default 0,
  -- The code of what went wrong last.
  reason text,
  started_by uuid,
  started_at timestamptz not null,
  ended_at timestamptz,
  check ((state in ('queued', 'running')) = (ended_at is null))
);
select make_company_table('work', 'id', 'company_id references company on delete cascade', 'started_by references company_user on delete set null');
create unique index work_unfinished on work (company_id, kind, key) where state in ('queued', 'running');
create index work_newest on work (company_id, started_at desc, id);
create index work_of_record on work (company_id, record_id, started_at, id);
create index work_of_person on work (company_id, started_by, id);
