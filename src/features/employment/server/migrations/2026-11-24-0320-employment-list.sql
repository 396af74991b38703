-- What the list shows, orders and searches stands in columns: it reads none of the large texts of a contract.
alter table employment_contract
  add column first_name text generated always as (variables ->> 'firstName') stored,
  add column last_name text generated always as (variables ->> 'lastName') stored,
  add column position text generated always as (variables ->> 'position') stored,
  add column template_names jsonb generated always as (template -> 'name') stored,
  add column is_draft boolean not null generated always as (state in (1, 4)) stored;
create index employment_contract_in_list on employment_contract (company_id, is_draft desc, changed_at desc, id desc);
