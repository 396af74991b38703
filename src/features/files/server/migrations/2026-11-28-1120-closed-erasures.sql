-- The files and folders that were erased while a folder closed them: the log still names them, and stays closed to whom that folder is closed (log.11).
-- The restrictions of these folders are kept with them.
create table closed_erasure (
  company_id integer not null,
  id uuid not null,
  closed_by uuid not null,
  kind text not null check (kind in ('file', 'fileTag')),
  -- Whose it was; null of other records.
  company_user_id uuid
);
select make_company_table('closed_erasure', 'id, closed_by', 'company_id references company on delete cascade',
  'company_user_id references company_user on delete set null');
create index closed_erasure_person on closed_erasure (company_id, company_user_id, id, closed_by);
