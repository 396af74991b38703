-- The number that a recipient was sent the message at before it was sent to them again, which may be at a new one.
alter table sms_recipient add former_phone_number text;
