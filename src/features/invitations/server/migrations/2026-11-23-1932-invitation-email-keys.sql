-- An address is invited once at a time however its domain is written.
alter table invitation add column email_key text collate "C" generated always as (email_key(email)) stored;
drop index invitation_open_email;
create unique index invitation_open_email on invitation (company_id, email_key) where status in ('Pending', 'Reminded', 'Opened');
