-- Ongoing requests of the employment contract, or of its annulment, of somebody who was erased meanwhile. Those from before this column are known by
-- what they lost: requests their contract, which goes in no other way while it is signed, and annulments their profile. Of annulments that were never for
-- a profile nothing tells whose they were; a deleted contract and an erased signer may be of somebody who is still here.
alter table signing_request add column is_of_erased boolean not null default false;
alter table signing_request no force row level security;
alter table signing_recipient no force row level security;
alter table signing_file no force row level security;
alter table signing_event no force row level security;
update signing_request set is_of_erased = true
where is_of_contract and status <> 'Completed' and not is_annulment and document_id is null and not is_ended;
update signing_request request set is_of_erased = true
where is_of_contract and is_annulment and status <> 'Completed' and location = 'profile' and location_person_id is null;
-- What has ended already loses it now.
delete from signing_file file using signing_request request
where request.company_id = file.company_id and request.id = file.request_id and request.is_of_erased and request.is_ended;
update signing_event event set personal = null, salt = null from signing_request request
where request.company_id = event.company_id and request.id = event.request_id and event.kind in ('created', 'rejected', 'cancelled')
  and request.is_of_erased and request.is_ended;
update signing_recipient recipient set reject_reason = null, is_erased = is_erased or company_user_id is null,
  name = case when company_user_id is not null then recipient.name when request.language = 'no' then 'Slettet person' else 'Deleted person' end,
  email = case when company_user_id is null then '' else email end, email_key = case when company_user_id is null then '' else email_key end,
  phone = case when company_user_id is null then null else phone end
from signing_request request
where request.company_id = recipient.company_id and request.id = recipient.request_id and request.is_of_erased and request.is_ended;
update signing_request request set note = '', reason = null, name = case language when 'no' then 'Slettet person' else 'Deleted person' end
where is_of_erased and is_ended;
update signing_request request set search_text = signing_words(request) where is_of_erased and is_ended;
alter table signing_event force row level security;
alter table signing_file force row level security;
alter table signing_recipient force row level security;
alter table signing_request force row level security;
