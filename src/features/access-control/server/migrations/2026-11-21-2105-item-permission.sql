-- Who may see one folder, contract or treatment (decisions.md §7). An item without a row here is open to everybody who sees its kind.
-- The item itself belongs to the feature that declares its type, so no key points there: that feature forgets what it deletes.
create table item_restriction (
  company_id integer not null references company (company_id) on delete cascade,
  item_type text not null,
  item_id uuid not null,
  version integer not null,
  -- Apart from its grants: when the last person of them is gone, the item stays closed.
  restricted boolean not null default false,
  updated_at timestamptz not null,
  primary key (company_id, item_type, item_id)
);
alter table item_restriction enable row level security;
alter table item_restriction force row level security;
create policy item_restriction_own on item_restriction
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);

create table item_permission (
  company_id integer not null,
  item_type text not null,
  item_id uuid not null,
  id uuid not null,
  role text,
  company_user_id uuid,
  level text not null check (level in ('view', 'full')),
  primary key (company_id, item_type, item_id, id),
  -- Neither = everyone.
  check (role is null or company_user_id is null),
  unique nulls not distinct (company_id, item_type, item_id, role, company_user_id),
  foreign key (company_id, item_type, item_id) references item_restriction (company_id, item_type, item_id) on delete cascade,
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade
);
create index item_permission_person on item_permission (company_id, company_user_id);
alter table item_permission enable row level security;
alter table item_permission force row level security;
create policy item_permission_own on item_permission
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
