-- Imports of staff lists: a plan is made once and then done exactly, batch by batch, and can be taken back.
create table people_import (
  company_id integer not null references company (company_id) on delete cascade,
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
  undone_at timestamptz,
  primary key (company_id, id)
);
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
  former text,
  primary key (company_id, import_id, number),
  foreign key (company_id, import_id) references people_import (company_id, id) on delete cascade
);
create unique index people_import_row_place on people_import_row (company_id, import_id, place) where place is not null;
create index people_import_row_person on people_import_row (company_id, company_user_id) where company_user_id is not null;

do $$
declare owned text;
begin
  foreach owned in array array['people_import', 'people_import_row'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format(
      'create policy %I on %I using (company_id = nullif(current_setting(''app.company_id'', true), '''')::integer)
       with check (company_id = nullif(current_setting(''app.company_id'', true), '''')::integer)', owned || '_own', owned);
  end loop;
end $$;
