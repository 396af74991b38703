-- A work e-mail is one person's in a company however its domain is written (people.6).
alter table company_user add column email_key text collate "C" generated always as (email_key(email_address)) stored;
drop index company_user_email;
create unique index company_user_email on company_user (company_id, email_key) where email_key is not null;
