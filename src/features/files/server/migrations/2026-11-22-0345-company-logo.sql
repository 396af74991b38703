-- The company's logo in each size it is shown in (OR-03). Which one it is now stands in company.logo_guid.
create table company_logo (
  company_id integer not null references company (company_id) on delete cascade,
  width integer not null,
  sha256 text not null,
  primary key (company_id, width),
  foreign key (company_id, sha256) references file_blob (company_id, sha256)
);
create index company_logo_sha256 on company_logo (company_id, sha256);
alter table company_logo enable row level security;
alter table company_logo force row level security;
create policy company_logo_own on company_logo
  using (company_id = nullif(current_setting('app.company_id', true), '')::integer)
  with check (company_id = nullif(current_setting('app.company_id', true), '')::integer);
