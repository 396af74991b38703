-- Plans of imports of contracts, and what became of them.
create table contract_import (
  company_id integer not null,
  id uuid not null,
  state text not null check (state in ('planned', 'running', 'done', 'undone')),
  file_name text not null,
  -- Sheets, columns with their sample values, and the person's wishes: encrypted.
  reading text not null,
  needs_date_order boolean not null,
  counts jsonb not null,
  warned integer not null,
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
  undone_at timestamptz
);
select make_company_table('contract_import', 'id', 'company_id references company on delete cascade');
create index contract_import_latest on contract_import (company_id, started_at desc) where started_at is not null;

create table contract_import_row (
  company_id integer not null,
  import_id uuid not null,
  number integer not null,
  fate text not null check (fate in ('create', 'update', 'unchanged', 'skip', 'refuse')),
  -- The order of writing; null when nothing is written.
  place integer,
  contract_id uuid,
  planned_version integer,
  is_warned boolean not null,
  -- Content, changes, reasons and warnings, encrypted.
  content text not null,
  outcome text check (outcome in ('written', 'failed', 'undone', 'kept')),
  mishap text,
  written_version integer,
  -- What a changed contract was before, encrypted; for taking the import back.
  former text
);
select make_company_table('contract_import_row', 'import_id, number', 'import_id references contract_import on delete cascade');
create unique index contract_import_row_place on contract_import_row (company_id, import_id, place) where place is not null;
create index contract_import_row_contract on contract_import_row (company_id, contract_id) where contract_id is not null;
