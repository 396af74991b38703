-- Whose access ended before they left reaches their own profile again once they have left, as everybody does.
alter table company_user add column former_account_id uuid references account (id) on delete set null;
create index company_user_former_account on company_user (former_account_id) where former_account_id is not null;
