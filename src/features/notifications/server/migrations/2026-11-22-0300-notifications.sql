-- Who is told of what: the company's rules, what each person was told, and what left the product for it (decisions.md §8).
create table notification_rule (
  company_id integer not null references company (company_id) on delete cascade,
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
  primary key (company_id, id),
  foreign key (company_id, created_by) references company_user (company_id, id),
  check (direction <> 'instant' or days = 0)
);
create index notification_rule_of_reason on notification_rule (company_id, reason) where is_active;
create index notification_rule_of_creator on notification_rule (company_id, created_by);

-- What somebody was told in the product. The key makes it once: rule, subject and date.
create table notification (
  company_id integer not null references company (company_id) on delete cascade,
  id uuid not null,
  company_user_id uuid not null,
  key text not null,
  -- Null: told without a rule, as one's own reminder is.
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
  primary key (company_id, id),
  unique (company_id, company_user_id, key),
  foreign key (company_id, company_user_id) references company_user (company_id, id),
  foreign key (company_id, related_company_user_id) references company_user (company_id, id)
);
create index notification_newest on notification (company_id, company_user_id, at desc, id desc);
create index notification_newest_of_reason on notification (company_id, company_user_id, reason, at desc, id desc);
create index notification_unseen on notification (company_id, company_user_id) where seen_at is null;
create index notification_unread on notification (company_id, company_user_id, at desc, id desc) where read_at is null;
create index notification_of_scope on notification (company_id, company_user_id, scope_id) where read_at is null;
create index notification_about on notification (company_id, related_company_user_id);
create index notification_of_rule on notification (company_id, rule_id, at desc);

-- One row for each mail or SMS that a rule made, by the same key: written with it, so that it leaves once. A held one waits for its time.
create table notification_delivery (
  company_id integer not null references company (company_id) on delete cascade,
  id uuid not null,
  key text not null,
  channel smallint not null check (channel in (2, 3)),
  -- Null: an invited person, known by address only.
  company_user_id uuid,
  -- Address or number, sealed; who it is for is in the key.
  recipient text not null,
  rule_id uuid,
  reason text not null,
  -- Sealed subject and text, while it is held; what has left stands in the outbox.
  content text,
  status text not null check (status in ('held', 'left', 'dropped')),
  is_digest boolean not null default false,
  due_at timestamptz not null,
  created_at timestamptz not null,
  left_at timestamptz,
  primary key (company_id, id),
  -- The recipient is part of the key, also where it is no person.
  unique (company_id, channel, key),
  foreign key (company_id, company_user_id) references company_user (company_id, id)
);
create index notification_delivery_held on notification_delivery (company_id, due_at) where status = 'held';
create index notification_delivery_of_person on notification_delivery (company_id, company_user_id);
create index notification_delivery_created on notification_delivery (company_id, created_at);
create index notification_delivery_of_rule on notification_delivery (company_id, rule_id, created_at desc);

create table notification_preference (
  company_id integer not null references company (company_id) on delete cascade,
  company_user_id uuid not null,
  -- `Birthday:2` = no mail about birthdays.
  muted text[] not null default '{}',
  digest_at time,
  quiet_from time,
  quiet_to time,
  mute_while_away boolean not null default false,
  version integer not null default 1,
  primary key (company_id, company_user_id),
  foreign key (company_id, company_user_id) references company_user (company_id, id),
  check ((quiet_from is null) = (quiet_to is null))
);

-- The last day of the company's own calendar that was evaluated, so that no day is left out or done twice.
create table notification_evaluation (
  company_id integer primary key references company (company_id) on delete cascade,
  evaluated_through date not null
);

do $$
declare owned text;
begin
  foreach owned in array array[
    'notification_rule', 'notification', 'notification_delivery', 'notification_preference', 'notification_evaluation'
  ] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format(
      'create policy %I on %I using (company_id = nullif(current_setting(''app.company_id'', true), '''')::integer)
       with check (company_id = nullif(current_setting(''app.company_id'', true), '''')::integer)', owned || '_own', owned);
  end loop;
end $$;
