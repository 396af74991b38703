-- The secret calendar address of a person with the deadlines of contracts; one each.
create table contract_feed (
  company_id integer not null,
  id uuid not null,
  company_user_id uuid not null,
  created_at timestamptz not null,
  fetched_at timestamptz
);
select make_company_table('contract_feed', 'id', 'company_user_id references company_user on delete cascade');
create unique index contract_feed_of_person on contract_feed (company_id, company_user_id);
