-- Text messages that people send.
create table sms_message (
  company_id integer not null,
  id uuid not null,
  -- As it was typed, with its field for the first name; null once it has been erased.
  text text,
  -- What telephones show; null for the sender that the gateway has.
  sender text,
  uses_company_name boolean not null,
  status text not null check (status in ('planned', 'queued', 'sent', 'failed', 'cancelled')),
  -- When it was sent, or is to be.
  sent_at timestamptz not null,
  -- The time it was planned for.
  send_at timestamptz,
  recipients smallint not null check (recipients > 0),
  created_by uuid not null,
  created_at timestamptz not null,
  check (status <> 'planned' or send_at is not null)
);
select make_company_table('sms_message', 'id', 'company_id references company on delete cascade', 'created_by references company_user');
create index sms_message_sent on sms_message (company_id, sent_at, id);
create index sms_message_of_creator on sms_message (company_id, created_by, sent_at, id);
create index sms_message_planned on sms_message (company_id, send_at, id) where status = 'planned';

-- The numbers that a message goes to. Who is erased keeps neither name nor number.
create table sms_recipient (
  company_id integer not null,
  message_id uuid not null,
  id uuid not null,
  place smallint not null,
  company_user_id uuid,
  phone_number text,
  status text not null check (status in ('queued', 'sent', 'delivered', 'failed', 'uncertain', 'cancelled')),
  parts smallint not null check (parts > 0),
  -- The month whose quota the parts count in.
  month text not null,
  reason text,
  attempts smallint not null default 0,
  -- The message in the outbox by which it was last handed over.
  sms_id uuid,
  changed_at timestamptz not null
);
select make_company_table('sms_recipient', 'message_id, id', 'message_id references sms_message on delete cascade',
  'company_user_id references company_user on delete set null');
create unique index sms_recipient_place on sms_recipient (company_id, message_id, place);
create unique index sms_recipient_handed_over on sms_recipient (company_id, sms_id) where sms_id is not null;
create index sms_recipient_person on sms_recipient (company_id, company_user_id, message_id, id);

-- The parts that count in the quota of each calendar month.
create table sms_month (
  company_id integer not null,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  parts integer not null check (parts >= 0)
);
select make_company_table('sms_month', 'month', 'company_id references company on delete cascade');
