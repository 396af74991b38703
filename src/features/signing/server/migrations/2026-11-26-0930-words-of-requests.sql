-- What a list is searched by: the name of a request, and the names and addresses of its people, in small letters. Read for each of many requests, so
-- it stands ready.
alter table signing_request add column search_text text not null default '';
create function signing_words(signing_request) returns text stable language sql as $$
  select lower(concat_ws(' ', $1.name, string_agg(concat_ws(' ', one.name, one.email), ' ' order by one.number)) collate "nb-x-icu")
  from signing_recipient one where one.company_id = $1.company_id and one.request_id = $1.id
$$;
create function signing_recipients_added() returns trigger language plpgsql as $$
begin
  update signing_request request set search_text = signing_words(request)
  where (request.company_id, request.id) in (select added.company_id, added.request_id from added);
  return null;
end $$;
create function signing_recipient_renamed() returns trigger language plpgsql as $$
begin
  update signing_request request set search_text = signing_words(request)
  where request.company_id = new.company_id and request.id = new.request_id;
  return null;
end $$;
create trigger signing_recipients_added after insert on signing_recipient
  referencing new table as added for each statement execute function signing_recipients_added();
create trigger signing_recipient_renamed after update on signing_recipient for each row
  when (old.name <> new.name or old.email <> new.email) execute function signing_recipient_renamed();
update signing_request request set search_text = signing_words(request);
-- Whoever has no address any more was erased before erased people were marked as such: their requests do not come alive again.
update signing_recipient set is_erased = true where email = '' and not is_erased;
