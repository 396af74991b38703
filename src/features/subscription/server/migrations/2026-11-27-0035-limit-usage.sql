-- How much of each limit a company used on a day, to see at which pace it grows; kept for two months.
create table limit_usage (
  company_id integer not null,
  key text not null,
  day date not null,
  used bigint not null check (used >= 0)
);
select make_company_table('limit_usage', 'key, day', 'company_id references company on delete cascade');
