-- The contract that an addendum changes.
alter table employment_contract
  add column parent_id uuid,
  add foreign key (company_id, parent_id) references employment_contract on delete set null (parent_id);
create index employment_contract_of_parent on employment_contract (company_id, parent_id, id);
