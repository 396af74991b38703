-- A company's connections to accounting systems, one for each system. A deleted one has no key; its row is kept for 30 days, with the links to people there.
create table accounting_connection (
  company_id integer not null,
  system text not null check (system in ('poweroffice', 'tripletex', 'unimicro')),
  id uuid not null,
  -- Sealed; null once it is deleted.
  credentials text,
  -- Grows with each new key, so that what an older one came to says nothing of it.
  key_number integer not null default 1,
  -- What was chosen for people who are added there.
  department_id text,
  department_name text,
  user_type text not null default 'NO_ACCESS' check (user_type in ('NO_ACCESS', 'STANDARD', 'EXTENDED')),
  -- The company as the other system names it.
  company_name text not null,
  registry_id text,
  missing_privileges text[] not null default '{}',
  connected_by uuid,
  connected_at timestamptz not null,
  state text not null default 'ok' check (state in ('ok', 'failing', 'disabled')),
  state_since timestamptz not null,
  -- The moments of failed tries since the last success, the last five at most, and how many times the key was refused.
  failed_at timestamptz[] not null default '{}',
  refusals smallint not null default 0,
  -- How many people differed when it was last looked at by itself.
  differing integer,
  differing_at timestamptz,
  deleted_at timestamptz,
  check ((credentials is null) = (deleted_at is not null))
);
select make_company_table('accounting_connection', 'system', 'company_id references company on delete cascade',
  'connected_by references company_user on delete set null');
create unique index accounting_connection_id on accounting_connection (company_id, id);
create index accounting_connection_person on accounting_connection (company_id, connected_by, system);

-- The one-time code with which somebody proves the mailbox of an administrator in Uni Micro.
create table unimicro_code (
  company_id integer not null,
  account_id uuid not null,
  digest text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  tries smallint not null default 0
);
select make_company_table('unimicro_code', 'account_id', 'company_id references company on delete cascade');
create index unimicro_code_expired on unimicro_code (company_id, expires_at, account_id);
