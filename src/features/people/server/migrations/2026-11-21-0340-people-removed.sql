-- Lists hold what they counted until the newest change of the company's people is another. A removed row takes its number with it,
-- so whoever is left last gets a new one.
create function company_user_removed() returns trigger language plpgsql as $$
begin
  update company_user set change_number = nextval('company_user_change')
  where (company_id, id) in (
    select distinct on (newest.company_id) newest.company_id, newest.id
    from company_user newest
    where newest.company_id in (select removed.company_id from removed)
    order by newest.company_id, newest.change_number desc
  );
  return null;
end $$;

create trigger company_user_removed after delete on company_user
  referencing old table as removed for each statement execute function company_user_removed();
