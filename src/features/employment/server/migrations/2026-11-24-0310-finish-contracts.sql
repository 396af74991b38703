-- What was to be done with a contract when it was finished, and whether it is: steps as in the contract of the call.
alter table employment_contract add column finishing jsonb not null default '[]';
