-- What else a recipient was before the message was sent to them again: the message of the outbox by which they were sent it, and the parts that it took
-- and their month. Without that, what a late report says of it would reach nobody once the new sending is cancelled.
alter table sms_recipient add former_sms_id uuid, add former_month text, add former_parts smallint;
-- Who is not being sent it again is no more what they were before.
alter table sms_recipient no force row level security;
update sms_recipient set former_status = null where former_status is not null and status <> 'queued';
alter table sms_recipient force row level security;
