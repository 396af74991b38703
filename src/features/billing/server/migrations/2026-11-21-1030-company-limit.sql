-- How much of each thing a company may have; no row means no limit.
create table company_limit (
  company_id integer not null references company (company_id) on delete cascade,
  key text not null,
  maximum bigint not null check (maximum >= 0),
  primary key (company_id, key)
);
alter table company_limit enable row level security;
alter table company_limit force row level security;
create policy company_limit_own on company_limit
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
