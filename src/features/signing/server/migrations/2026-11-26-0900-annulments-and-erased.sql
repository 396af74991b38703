-- A request that annuls another stays one when the other is deleted.
alter table signing_request add column is_annulment boolean not null default false;
update signing_request set is_annulment = true where annuls_id is not null;
-- Somebody who was erased from the company; what they signed with stays until their request has ended.
alter table signing_recipient add column is_erased boolean not null default false;
