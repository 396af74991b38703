-- Requests of the employment contracts of people who were erased lost the reasons that people wrote, and what others were told of them, only later than
-- their files: those from before lose both. Why the product itself cancelled them says nothing of anybody, and stays.
alter table signing_request no force row level security;
alter table signing_recipient no force row level security;
alter table signing_event no force row level security;
alter table notification no force row level security;
update signing_event event set personal = null, salt = null from signing_request request
where event.company_id = request.company_id and event.request_id = request.id and request.is_of_contract and request.location = 'profile' and request.location_person_id is null
  and request.status in ('Rejected', 'Expired', 'Canceled')
  and (event.kind = 'rejected' or (event.kind = 'cancelled' and event.personal ->> 'reason' not in (
    'En av dem som skulle signere, er ikke lenger registrert her.', 'One of those who were to sign is no longer registered here.')));
update signing_recipient recipient set reject_reason = null from signing_request request
where recipient.company_id = request.company_id and recipient.request_id = request.id and recipient.reject_reason is not null
  and request.is_of_contract and request.location = 'profile' and request.location_person_id is null
  and request.status in ('Rejected', 'Expired', 'Canceled');
delete from notification using signing_recipient recipient, signing_request request
where recipient.company_id = request.company_id and recipient.request_id = request.id and notification.company_id = recipient.company_id
  and (notification.scope_id = recipient.id::text or notification.facts #>> '{record,recordId}' = recipient.id::text)
  and request.is_of_contract and request.location = 'profile' and request.location_person_id is null
  and request.status in ('Rejected', 'Expired', 'Canceled');
update signing_request request set reason = null
where request.is_of_contract and request.location = 'profile' and request.location_person_id is null
  and request.status in ('Rejected', 'Expired', 'Canceled')
  and request.reason not in (
    'En av dem som skulle signere, er ikke lenger registrert her.', 'One of those who were to sign is no longer registered here.');
alter table notification force row level security;
alter table signing_event force row level security;
alter table signing_recipient force row level security;
alter table signing_request force row level security;
