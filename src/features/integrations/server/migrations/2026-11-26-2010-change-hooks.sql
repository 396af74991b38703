-- Where a connected system tells of changed people by itself.
create table change_hook (
  company_id integer not null,
  system text not null check (system in ('poweroffice', 'tripletex', 'unimicro')),
  id uuid not null,
  -- Sealed: the secret of the address, and the key that messages are signed with.
  keys text not null,
  -- The ids of the subscriptions there.
  subscriptions text[] not null default '{}',
  -- Null until the system has answered.
  state text check (state in ('told', 'refused')),
  -- The next look that a message has asked for, or the last one.
  look_at timestamptz
);
select make_company_table('change_hook', 'system', 'company_id references company on delete cascade',
  'system references accounting_connection on delete cascade');
create unique index change_hook_id on change_hook (company_id, id);
