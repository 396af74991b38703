-- Who may see one folder, contract or treatment. An item without a row here is open to everybody who sees its kind.
-- The item itself belongs to the feature that declares its type, so there is no foreign key to it: that feature removes the rows of what it deletes.
create table item_restriction (
  company_id integer not null,
  item_type text not null,
  item_id uuid not null,
  version integer not null,
  -- Kept apart from the grants: an item whose last grant is gone stays restricted.
  restricted boolean not null default false,
  updated_at timestamptz not null
);
select make_company_table('item_restriction', 'item_type, item_id', 'company_id references company on delete cascade');

create table item_permission (
  company_id integer not null,
  item_type text not null,
  item_id uuid not null,
  id uuid not null,
  role text,
  company_user_id uuid,
  level text not null check (level in ('view', 'full')),
  -- Neither = everyone.
  check (role is null or company_user_id is null),
  unique nulls not distinct (company_id, item_type, item_id, role, company_user_id)
);
select make_company_table('item_permission', 'item_type, item_id, id',
  'item_type, item_id references item_restriction on delete cascade',
  'company_user_id references company_user on delete cascade');
create index item_permission_person on item_permission (company_id, company_user_id);

-- An administrator who looks at the product as somebody else, read-only, in one session, for a limited time.
create table view_as (
  company_id integer not null,
  id uuid not null,
  session_id uuid not null,
  viewer_company_user_id uuid not null,
  viewed_company_user_id uuid not null,
  began_at timestamptz not null,
  until timestamptz not null,
  ended_at timestamptz
);
select make_company_table('view_as', 'id', 'company_id references company on delete cascade',
  'viewer_company_user_id references company_user on delete cascade',
  'viewed_company_user_id references company_user on delete cascade');
create index view_as_viewer on view_as (company_id, viewer_company_user_id);
create index view_as_viewed on view_as (company_id, viewed_company_user_id);
