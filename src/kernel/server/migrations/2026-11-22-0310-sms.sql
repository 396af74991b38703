-- Where a reader ends mail of this kind, sealed as the rest of the mail (RFC 8058).
alter table mail add column unsubscribe_url text;

-- SMS on its way out, beside mail: the text is sealed and goes when the message has gone.
create table sms (
  id uuid primary key,
  company_id integer references known_company on delete cascade,
  recipient text not null,
  text text,
  status text not null check (status in ('queued', 'sending', 'sent', 'failed', 'kept')),
  attempts integer not null default 0,
  -- The process ended, or the connection broke, while it was being sent: it may have arrived already.
  is_uncertain boolean not null default false,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  claimed_at timestamptz,
  sent_at timestamptz,
  last_error text
);
create index sms_waiting on sms (next_attempt_at) where status in ('queued', 'sending');
create index sms_created_at on sms (status, created_at);
create index sms_company_id on sms (company_id);
