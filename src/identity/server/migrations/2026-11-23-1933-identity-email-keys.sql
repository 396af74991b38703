-- An address has one account however its domain is written.
alter table identity_user add column email_key text collate "C" generated always as (email_key(email)) stored;
drop index identity_user_email;
create unique index identity_user_email on identity_user (email_key) where not decoy;
