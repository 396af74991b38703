-- A deleted person leaves a tombstone: their absences, approvals and lines in the log keep pointing at somebody, and counts stay right.
alter table company_user drop constraint company_user_state_check;
alter table company_user add constraint company_user_state_check check (state in ('active', 'inactive', 'pending', 'deleted'));

-- Month and day as one number, 0229 as 229, so that the coming birthdays are a few values of an index.
alter table company_user add column birthday_month_day integer
  generated always as ((extract(month from birthday) * 100 + extract(day from birthday))::integer) stored;
create index company_user_birthdays on company_user (company_id, birthday_month_day)
  where state = 'active' and birthday is not null and not is_birthday_hidden;

-- Who must not all go at once.
create index company_user_by_role on company_user (company_id, role, state);
