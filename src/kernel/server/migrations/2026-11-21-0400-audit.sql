-- The audit log (decisions.md §9). A row is written unchained in the transaction that it tells of;
-- the sealer adds sequence and chain. What may be erased stands in the side row.
create table audit_log (
  company_id integer not null references company (company_id) on delete cascade,
  id uuid not null,
  at timestamptz not null,
  action text not null,
  entity text not null,
  entity_id text not null,
  actor_account_id uuid,
  actor_company_user_id uuid,
  actor_role text,
  via text not null,
  request_id text not null,
  digest text not null,
  sequence bigint,
  chain text,
  primary key (company_id, id)
);
create unique index audit_log_sequence on audit_log (company_id, sequence);
create index audit_log_unsealed on audit_log (company_id, at, id) where sequence is null;
create index audit_log_at on audit_log (company_id, at desc, id);

create table audit_detail (
  company_id integer not null,
  audit_id uuid not null,
  company_user_id uuid,
  salt text not null,
  before jsonb,
  after jsonb,
  primary key (company_id, audit_id),
  foreign key (company_id, audit_id) references audit_log (company_id, id) on delete cascade
);
create index audit_detail_person on audit_detail (company_id, company_user_id);

create table api_key (
  company_id integer not null references company (company_id) on delete cascade,
  id uuid not null,
  company_user_id uuid not null,
  account_id uuid not null references account (id) on delete cascade,
  name text not null,
  permissions text[],
  created_at timestamptz not null,
  last_used_at timestamptz,
  expires_at timestamptz,
  revoked_at timestamptz,
  primary key (company_id, id)
);
create index api_key_account on api_key (company_id, account_id);

do $$
declare t text;
begin
  foreach t in array array['audit_log', 'audit_detail', 'api_key'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy company on %I using (company_id = nullif(current_setting(''app.company_id'', true), '''')::integer) with check (company_id = nullif(current_setting(''app.company_id'', true), '''')::integer)', t);
  end loop;
end $$;
-- The sealer finds companies with an unsealed tail without reading any company's rows.
create table audit_unsealed (
  company_id integer primary key,
  since timestamptz not null
);
