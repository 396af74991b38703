-- What somebody has searched, filtered and sorted in a list, under a name. A shared one stays when its owner is gone.
create table saved_view (
  company_id integer not null,
  id uuid not null,
  company_user_id uuid,
  list text not null,
  name text not null,
  is_shared boolean not null,
  query text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (is_shared or company_user_id is not null)
);
select make_company_table('saved_view', 'id', 'company_user_id references company_user on delete cascade');
create unique index saved_view_of_person on saved_view (company_id, company_user_id, list, lower(name));
create index saved_view_of_list on saved_view (company_id, list, id);
