-- Lists keep how many requests have each status until the newest change of the company's requests is another.
create sequence signing_request_change;
alter table signing_request add column change_number bigint not null default nextval('signing_request_change');
create index signing_request_changed on signing_request (company_id, change_number, id);
create function signing_request_changed() returns trigger language plpgsql as $$
begin
  new.change_number := nextval('signing_request_change');
  return new;
end $$;
create trigger signing_request_changed before update on signing_request for each row execute function signing_request_changed();
-- Deleting a row may delete the newest number, so the row with the newest one left gets a new one.
create function signing_request_removed() returns trigger language plpgsql as $$
begin
  update signing_request set change_number = 0
  where (company_id, id) in (
    select distinct on (newest.company_id) newest.company_id, newest.id
    from signing_request newest
    where newest.company_id in (select removed.company_id from removed)
    order by newest.company_id, newest.change_number desc
  );
  return null;
end $$;
create trigger signing_request_removed after delete on signing_request
  referencing old table as removed for each statement execute function signing_request_removed();
