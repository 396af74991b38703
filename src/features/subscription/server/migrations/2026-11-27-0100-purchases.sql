alter table subscription
  -- The next day on which a period ends, which the clock has not carried out yet.
  add column next_day date,
  -- The first day of the year whose signatures are counted; null while no plan gives any and no pack was bought.
  add column signature_year date,
  -- What the plans of that year have given; it grows with users and never shrinks.
  add column signatures_granted integer not null default 0 check (signatures_granted >= 0),
  -- What was left of packs at its beginning, with those bought since.
  add column signatures_of_packs integer not null default 0 check (signatures_of_packs >= 0),
  add check ((anchor is null) = (next_day is null)),
  add check ((anchor is null) = (interval is null));

-- How many users there were from a day on, until the next row; only changes are rows.
create table subscription_users (
  company_id integer not null,
  day date not null,
  users integer not null check (users >= 0)
);
select make_company_table('subscription_users', 'day', 'company_id references subscription on delete cascade');

-- What discount codes gave the company, as they were when they were used.
create table subscription_discount (
  company_id integer not null,
  id uuid not null,
  code text not null,
  content jsonb not null,
  from_day date not null,
  to_day date,
  -- From when another one counts instead.
  replaced_on date
);
select make_company_table('subscription_discount', 'id', 'company_id references subscription on delete cascade');

-- What was charged so far in the running term for a plan, or taken off by a discount.
create table subscription_billed (
  company_id integer not null,
  subject_id uuid not null,
  net bigint not null
);
select make_company_table('subscription_billed', 'subject_id', 'company_id references subscription on delete cascade');

-- Wishes that were accepted. One that pays by card runs until the payment provider has answered; the others are done at once.
create table subscription_purchase (
  company_id integer not null,
  id uuid not null,
  -- The whole wish, as it was sent.
  wish jsonb not null,
  -- The invoice as it was shown and charged, and what holds when it is paid; null for what is done at once.
  priced jsonb,
  state text not null check (state in ('running', 'done', 'failed')),
  -- Where somebody confirms the payment with their bank.
  action_url text,
  -- Why it failed: an error code.
  reason text,
  invoice_id uuid,
  started_by uuid,
  started_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'running') = (ended_at is null)),
  check ((state = 'failed') = (reason is not null))
);
select make_company_table('subscription_purchase', 'id', 'company_id references subscription on delete cascade',
  'started_by references company_user on delete set null');
-- One at a time (subscription.25).
create unique index subscription_purchase_running on subscription_purchase (company_id) where state = 'running';
create index subscription_purchase_of_starter on subscription_purchase (company_id, started_by, id);
