-- Links of requests that were extended after they had expired end with their request, and not by the day on which it first expired.
alter table signing_request no force row level security;
alter table signing_recipient no force row level security;
alter table signing_event no force row level security;
update secret set expires_at = request.ended_at + interval '720 hours'
from signing_recipient recipient
join signing_request request on request.company_id = recipient.company_id and request.id = recipient.request_id
where secret.kind = 'signing' and secret.company_id = recipient.company_id and secret.target = recipient.id and exists (
  select from signing_event event where event.company_id = request.company_id and event.request_id = request.id and event.kind = 'expired'
    and secret.expires_at = event.at + interval '720 hours');
alter table signing_event force row level security;
alter table signing_recipient force row level security;
alter table signing_request force row level security;
