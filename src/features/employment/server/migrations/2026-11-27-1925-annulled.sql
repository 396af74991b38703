-- When those who signed a contract have signed that it no longer applies.
alter table employment_contract add column annulled_at timestamptz;
