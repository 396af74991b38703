-- Requests of the employment contracts of people who were erased that ended without their signatures kept what migrations before did not take: what those
-- who are erased or nobody here signed and identified themselves with, agreed to and did, and what others were told of them. They lose it as at an
-- erasure now. What the log says of them stays: the line that names what was erased from it has a digest, which the product alone makes.
alter table signing_request no force row level security;
alter table signing_recipient no force row level security;
alter table signing_event no force row level security;
alter table notification no force row level security;
update signing_recipient recipient set is_erased = true, phone = null from signing_request request
where recipient.company_id = request.company_id and recipient.request_id = request.id and recipient.company_user_id is null
  and request.is_of_contract and request.status in ('Rejected', 'Expired', 'Canceled')
  and (request.is_of_erased or (request.location = 'profile' and request.location_person_id is null));
update signing_event event set personal = null, salt = null from signing_recipient recipient, signing_request request
where recipient.company_id = request.company_id and recipient.request_id = request.id and recipient.is_erased
  and event.company_id = recipient.company_id and event.request_id = recipient.request_id and event.recipient_id = recipient.id
  and request.is_of_contract and request.status in ('Rejected', 'Expired', 'Canceled')
  and (request.is_of_erased or (request.location = 'profile' and request.location_person_id is null));
update signing_recipient recipient set email = '', email_key = '', reject_reason = null, consent_text = '', delivery_problem = null, signature_name = null,
  signature_strokes = null, signature_ratio = null, identity_subject = null, identity_name = null, identity_acr = null, identity_issuer = null,
  name = case request.language when 'no' then 'Slettet person' else 'Deleted person' end
from signing_request request
where recipient.company_id = request.company_id and recipient.request_id = request.id and recipient.is_erased
  and request.is_of_contract and request.status in ('Rejected', 'Expired', 'Canceled')
  and (request.is_of_erased or (request.location = 'profile' and request.location_person_id is null));
delete from notification using signing_recipient recipient, signing_request request
where recipient.company_id = request.company_id and recipient.request_id = request.id and notification.company_id = recipient.company_id
  and (notification.scope_id = recipient.id::text or notification.facts #>> '{record,recordId}' = recipient.id::text)
  and request.is_of_contract and request.status in ('Rejected', 'Expired', 'Canceled')
  and (request.is_of_erased or (request.location = 'profile' and request.location_person_id is null));
update signing_request request set search_text = signing_words(request)
where request.is_of_contract and request.status in ('Rejected', 'Expired', 'Canceled')
  and (request.is_of_erased or (request.location = 'profile' and request.location_person_id is null));
alter table notification force row level security;
alter table signing_event force row level security;
alter table signing_recipient force row level security;
alter table signing_request force row level security;
