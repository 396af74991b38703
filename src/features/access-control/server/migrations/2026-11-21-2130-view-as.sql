-- An administrator who looks at the product as somebody else, read-only, in one session, until a moment at most.
create table view_as (
  company_id integer not null references company (company_id) on delete cascade,
  id uuid not null,
  session_id uuid not null,
  viewer_company_user_id uuid not null,
  viewed_company_user_id uuid not null,
  began_at timestamptz not null,
  until timestamptz not null,
  ended_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, viewer_company_user_id) references company_user (company_id, id) on delete cascade,
  foreign key (company_id, viewed_company_user_id) references company_user (company_id, id) on delete cascade
);
create index view_as_viewer on view_as (company_id, viewer_company_user_id);
create index view_as_viewed on view_as (company_id, viewed_company_user_id);
alter table view_as enable row level security;
alter table view_as force row level security;
create policy view_as_own on view_as
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
