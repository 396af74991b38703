-- Pages that a person keeps at hand (SH-08).
create table navigation_favourite (
  company_id integer not null,
  id uuid not null,
  company_user_id uuid not null,
  url text not null,
  created_at timestamptz not null,
  primary key (company_id, id),
  unique (company_id, company_user_id, url),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade
);
alter table navigation_favourite enable row level security;
alter table navigation_favourite force row level security;
create policy navigation_favourite_own on navigation_favourite
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
