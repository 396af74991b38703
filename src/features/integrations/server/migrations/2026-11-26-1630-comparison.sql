-- That a person here and one in another system are the same. Links go with the row of the connection, 30 days after it was deleted.
create table person_link (
  company_id integer not null,
  system text not null check (system in ('poweroffice', 'tripletex', 'unimicro')),
  company_user_id uuid not null,
  external_id text not null,
  linked_at timestamptz not null
);
select make_company_table('person_link', 'system, company_user_id', 'system references accounting_connection on delete cascade',
  'company_user_id references company_user on delete cascade');
create unique index person_link_there on person_link (company_id, system, external_id);
create index person_link_person on person_link (company_id, company_user_id, system);

-- The people of two systems at a moment. Sealed as a whole, and kept for a day.
create table people_comparison (
  company_id integer not null,
  id uuid not null,
  system text not null check (system in ('poweroffice', 'tripletex', 'unimicro')),
  state text not null check (state in ('running', 'done', 'failed')),
  -- Why it failed: an error code.
  reason text,
  -- Null until it is done.
  content text,
  -- Null for one that nobody asked for: the nightly look.
  asked_by uuid,
  created_at timestamptz not null,
  fetched_at timestamptz,
  check ((state = 'done') = (content is not null and fetched_at is not null))
);
select make_company_table('people_comparison', 'id', 'company_id references company on delete cascade', 'asked_by references company_user on delete set null');
create index people_comparison_newest on people_comparison (company_id, system, created_at, id);
create index people_comparison_asked_by on people_comparison (company_id, asked_by, id);

-- What somebody chose in a comparison, as it was carried out.
create table employee_sync (
  company_id integer not null,
  id uuid not null,
  system text not null check (system in ('poweroffice', 'tripletex', 'unimicro')),
  -- running: rows wait. done: nothing was left out. partly: somebody was skipped or failed. failed: it ended before its end, and goes on with a new key.
  state text not null check (state in ('running', 'done', 'partly', 'failed', 'undone')),
  reason text,
  uses_our_data boolean not null,
  -- A digest of what was chosen: the same choice by the same person while it runs is the same sync.
  choice text not null,
  -- The try that does it now, and when it last said so: another one takes over from a try that is silent, which stops when it comes back to life.
  runner uuid,
  runner_seen_at timestamptz,
  started_by uuid,
  started_at timestamptz not null,
  ended_at timestamptz,
  undone_at timestamptz
);
select make_company_table('employee_sync', 'id', 'company_id references company on delete cascade', 'started_by references company_user on delete set null');
create index employee_sync_newest on employee_sync (company_id, system, started_at, id);
create index employee_sync_started_by on employee_sync (company_id, started_by, id);
-- One at a time for each connection.
create unique index employee_sync_running on employee_sync (company_id, system) where state = 'running';

-- Each person of a sync and what became of them.
create table employee_sync_row (
  company_id integer not null,
  sync_id uuid not null,
  number integer not null,
  action text not null check (action in ('addHere', 'addThere', 'level')),
  company_user_id uuid,
  external_id text,
  fate text not null check (fate in ('waiting', 'added', 'updated', 'unchanged', 'skipped', 'failed', 'undone', 'kept')),
  reason text,
  -- What is sent to the other system was begun: look there before it is sent again.
  is_sent boolean not null default false,
  -- Sealed: the name, what is to be done, the other system's words, and what came of it.
  content text not null,
  -- Sealed: values here before they were changed.
  former text,
  -- The change number of the person here after it was written.
  written_version integer
);
select make_company_table('employee_sync_row', 'sync_id, number', 'sync_id references employee_sync on delete cascade',
  'company_user_id references company_user on delete set null');
create index employee_sync_row_person on employee_sync_row (company_id, company_user_id, sync_id, number);
