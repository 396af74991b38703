-- The day on which the person is updated with what a contract says; null when that is done, not chosen, or not for a later day.
alter table employment_contract add column person_update_on date;
create index employment_contract_person_update on employment_contract (company_id, person_update_on, id) where person_update_on is not null;
