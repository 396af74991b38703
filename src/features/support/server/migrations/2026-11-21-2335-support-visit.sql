-- The vendor's support looking into a company that lets it in: read-only, in one session, as one of its system admins.
create table support_visit (
  company_id integer not null references company (company_id) on delete cascade,
  id uuid not null,
  session_id uuid not null,
  account_id uuid not null,
  email text not null,
  viewed_company_user_id uuid not null,
  began_at timestamptz not null,
  until timestamptz not null,
  ended_at timestamptz,
  primary key (company_id, id),
  foreign key (company_id, viewed_company_user_id) references company_user (company_id, id) on delete cascade
);
create index support_visit_newest on support_visit (company_id, began_at desc);
create index support_visit_viewed on support_visit (company_id, viewed_company_user_id);
alter table support_visit enable row level security;
alter table support_visit force row level security;
create policy support_visit_own on support_visit
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
