-- A company's limits, such as storage in bytes; no row means no limit.
create table company_limit (
  company_id integer not null,
  key text not null,
  maximum bigint not null check (maximum >= 0)
);
select make_company_table('company_limit', 'key', 'company_id references company on delete cascade');
