-- Requests of the employment contracts of people who were erased before such requests lost what they keep of the contract, known by their profile as
-- the place that nobody has any more: those that were not completed lose files, name and note.
alter table signing_request no force row level security;
alter table signing_file no force row level security;
alter table signing_event no force row level security;
delete from signing_file file using signing_request request
where request.company_id = file.company_id and request.id = file.request_id and request.is_of_contract and request.location = 'profile'
  and request.location_person_id is null and request.status in ('Rejected', 'Expired', 'Canceled');
update signing_event event set personal = null, salt = null from signing_request request
where request.company_id = event.company_id and request.id = event.request_id and event.kind = 'created' and request.is_of_contract
  and request.location = 'profile' and request.location_person_id is null and request.status in ('Rejected', 'Expired', 'Canceled');
update signing_request set note = '', name = case language when 'no' then 'Slettet person' else 'Deleted person' end
where is_of_contract and location = 'profile' and location_person_id is null and status in ('Rejected', 'Expired', 'Canceled');
alter table signing_recipient no force row level security;
update signing_request request set search_text = signing_words(request)
where is_of_contract and location = 'profile' and location_person_id is null and status in ('Rejected', 'Expired', 'Canceled');
alter table signing_recipient force row level security;
alter table signing_event force row level security;
alter table signing_file force row level security;
alter table signing_request force row level security;
