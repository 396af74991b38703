-- What a message is sent under, what the gateway calls it, and whether a feature follows it: such a message is handed over at most once.
alter table sms add column sender text, add column gateway_id text, add column is_followed boolean not null default false;
create index sms_gateway_id on sms (gateway_id) where gateway_id is not null;
