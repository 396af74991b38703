-- The record that the record of a line belongs to, so that its lines are closed with it also after either is gone (log.11). No part of the chain.
alter table audit_log add column owner_id text;
create index audit_log_of_owner on audit_log (company_id, owner_id, entity, entity_id) where owner_id is not null;
