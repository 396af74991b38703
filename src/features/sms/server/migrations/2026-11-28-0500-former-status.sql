-- What a recipient was before the message was sent to them again, to which they return when that is cancelled.
alter table sms_recipient add former_status text check (former_status in ('failed', 'uncertain'));
