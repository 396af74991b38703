-- Lists hold sums and categories until the newest change of the company's contracts is another.
create sequence contract_change;
alter table contract add column change_number bigint not null default nextval('contract_change');
create index contract_changed on contract (company_id, change_number, id);
create function contract_changed() returns trigger language plpgsql as $$
begin
  new.change_number := nextval('contract_change');
  return new;
end $$;
create trigger contract_changed before update on contract for each row execute function contract_changed();
-- Deleting a row may delete the newest number, so the row with the newest one left gets a new one.
create function contract_removed() returns trigger language plpgsql as $$
begin
  update contract set change_number = 0
  where (company_id, id) in (
    select distinct on (newest.company_id) newest.company_id, newest.id
    from contract newest
    where newest.company_id in (select removed.company_id from removed)
    order by newest.company_id, newest.change_number desc
  );
  return null;
end $$;
create trigger contract_removed after delete on contract
  referencing old table as removed for each statement execute function contract_removed();
