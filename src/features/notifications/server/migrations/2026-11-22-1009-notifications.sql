-- The company's rules of notification, what each person was notified of, and the mails and SMS that were sent for it.
create table notification_rule (
  company_id integer not null,
  id uuid not null,
  reason text not null,
  title text not null check (char_length(title) between 1 and 75),
  description text not null default '' check (char_length(description) <= 500),
  recipients text[] not null check (cardinality(recipients) > 0),
  direction text not null check (direction in ('before', 'after', 'instant')),
  days smallint not null check (days between 0 and 1830),
  -- Days between repeats; null = once.
  repeat_days smallint check (repeat_days between 1 and 365),
  -- The rule's own date, towards which its days count.
  date date,
  channels smallint[] not null check (cardinality(channels) > 0),
  actions text[] not null default '{}',
  is_active boolean not null default true,
  -- Null: the product made it for a company that was there before its rules.
  created_by uuid,
  created_at timestamptz not null,
  version integer not null default 1,
  check (direction <> 'instant' or days = 0)
);
select make_company_table('notification_rule', 'id', 'company_id references company on delete cascade', 'created_by references company_user');
create index notification_rule_of_reason on notification_rule (company_id, reason) where is_active;
create index notification_rule_of_creator on notification_rule (company_id, created_by);

-- Notifications in the product. The key of rule, subject and date lets each be made once.
create table notification (
  company_id integer not null,
  id uuid not null,
  company_user_id uuid not null,
  key text not null,
  -- Null: made without a rule, such as one's own reminder.
  rule_id uuid,
  reason text not null,
  at timestamptz not null,
  related_company_user_id uuid,
  scope text,
  scope_id text,
  affected_id text,
  facts jsonb not null default '{}',
  seen_at timestamptz,
  read_at timestamptz,
  unique (company_id, company_user_id, key)
);
select make_company_table('notification', 'id', 'company_id references company on delete cascade',
  'company_user_id references company_user',
  'related_company_user_id references company_user');
create index notification_newest on notification (company_id, company_user_id, at desc, id desc);
create index notification_newest_of_reason on notification (company_id, company_user_id, reason, at desc, id desc);
-- For people with 100,000 notifications: unseen ones are marked some thousands at a time, newest first, and unread ones of one reason are
-- found without reading the others.
create index notification_unseen on notification (company_id, company_user_id, at desc, id desc) where seen_at is null;
create index notification_unread on notification (company_id, company_user_id, at desc, id desc) include (reason) where read_at is null;
create index notification_of_scope on notification (company_id, company_user_id, scope_id) where read_at is null;
create index notification_about on notification (company_id, related_company_user_id);
create index notification_of_rule on notification (company_id, rule_id, at desc);

-- One row for each mail or SMS that a rule made, by the same key, so that it is sent once. A held one is sent at due_at.
create table notification_delivery (
  company_id integer not null,
  id uuid not null,
  key text not null,
  channel smallint not null check (channel in (2, 3)),
  -- Null: an invited person, known by address only.
  company_user_id uuid,
  -- Address or number, sealed; who it is for is in the key.
  recipient text not null,
  rule_id uuid,
  reason text not null,
  -- Sealed subject and text while it is held; what was sent stands in the outbox.
  content text,
  status text not null check (status in ('held', 'left', 'dropped')),
  is_digest boolean not null default false,
  due_at timestamptz not null,
  created_at timestamptz not null,
  left_at timestamptz,
  -- The recipient is part of the key, also where it is no person.
  unique (company_id, channel, key)
);
select make_company_table('notification_delivery', 'id', 'company_id references company on delete cascade',
  'company_user_id references company_user');
create index notification_delivery_held on notification_delivery (company_id, due_at) where status = 'held';
create index notification_delivery_of_person on notification_delivery (company_id, company_user_id);
create index notification_delivery_created on notification_delivery (company_id, created_at);
create index notification_delivery_of_rule on notification_delivery (company_id, rule_id, created_at desc);

create table notification_preference (
  company_id integer not null,
  company_user_id uuid not null,
  -- `Birthday:2` = no mail about birthdays.
  muted text[] not null default '{}',
  digest_at time,
  quiet_from time,
  quiet_to time,
  mute_while_away boolean not null default false,
  version integer not null default 1,
  check ((quiet_from is null) = (quiet_to is null))
);
select make_company_table('notification_preference', 'company_user_id', 'company_id references company on delete cascade',
  'company_user_id references company_user');

-- The last day of the company's own calendar that was evaluated, so that no day is left out or done twice.
create table notification_evaluation (
  company_id integer not null,
  evaluated_through date not null
);
select make_company_table('notification_evaluation', '', 'company_id references company on delete cascade');
