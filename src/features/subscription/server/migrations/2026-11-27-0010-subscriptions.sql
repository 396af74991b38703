-- Global: what the operator of the installation sells, in versions; none is changed once it is published.
create table sold_catalogue (
  version integer primary key check (version > 0),
  from_day date not null,
  content jsonb not null,
  published_at timestamptz not null
);

-- Global: whether the payment solution is on. No row means that it never was.
create table subscription_sale (
  only_row boolean primary key default true check (only_row),
  is_on boolean not null,
  switched_at timestamptz not null
);

-- Global: discount codes, in capital letters, and how often each was used in the whole installation.
create table discount_code (
  code text primary key check (code = upper(code)),
  -- What it gives, for which plans and between which days.
  content jsonb not null,
  -- Null for any number of times.
  most_uses integer check (most_uses > 0),
  uses integer not null default 0 check (uses >= 0 and (most_uses is null or uses <= most_uses)),
  created_at timestamptz not null
);

-- Global: when a company's subscription is to be looked at next, so that the clock finds those that are due without opening every company.
create table subscription_clock (
  company_id integer primary key references company (company_id) on delete cascade,
  due_at timestamptz not null
);
create index subscription_clock_due on subscription_clock (due_at, company_id);

-- One row for each company since the payment solution was on for it. It is locked before anything of the subscription changes.
create table subscription (
  company_id integer not null,
  subscription_uuid uuid not null,
  customer_uuid uuid not null,
  trial_started_at timestamptz not null,
  trial_ends_at timestamptz not null,
  -- How many signatures had been used before the trial, which count in nothing of it.
  signatures_before integer not null default 0,
  -- Which letters about the end of the trial were sent: days before it.
  trial_told smallint[] not null default '{}',
  trial_acknowledged_at timestamptz,
  trial_acknowledged_by uuid,
  -- Since when the company has been on Free after a trial or a paid plan; null before.
  free_since timestamptz,
  -- The first day of the periods of payment, whose day of the month is kept; null while nothing is paid for.
  anchor date,
  interval text check (interval in ('month', 'year')),
  collection_method text check (collection_method in ('card', 'invoice', 'ehf')),
  recipient_name text,
  recipient_email text,
  buyer_name text,
  buyer_registry_id text,
  buyer_street text,
  buyer_second_street text,
  buyer_postal_code text,
  buyer_city text,
  buyer_country text,
  buyer_reference text,
  -- Since when an unpaid invoice closes what Free does not have.
  locked_at timestamptz,
  version integer not null default 1,
  check ((recipient_name is null) = (recipient_email is null)),
  check ((buyer_name is null) = (buyer_registry_id is null)),
  check (trial_ends_at > trial_started_at)
);
select make_company_table('subscription', '', 'company_id references company on delete cascade',
  'trial_acknowledged_by references company_user on delete set null');
create index subscription_of_acknowledger on subscription (company_id, trial_acknowledged_by);

-- What is paid for: a plan in a tier, from its first day; the last day is known once it ends.
create table subscription_item (
  company_id integer not null,
  id uuid not null,
  plan_id text not null,
  -- Without its interval.
  tier_id text not null,
  catalogue_version integer not null,
  from_day date not null,
  to_day date,
  created_at timestamptz not null,
  check (to_day is null or to_day >= from_day)
);
select make_company_table('subscription_item', 'id', 'company_id references subscription on delete cascade');
create index subscription_item_from on subscription_item (company_id, from_day, id);

-- Changes that were wished for and wait for the end of the term.
create table subscription_change (
  company_id integer not null,
  id uuid not null,
  kind text not null check (kind in ('tier', 'plan', 'monthly', 'end')),
  item_id uuid,
  to_plan_id text,
  to_tier_id text,
  day date not null,
  wished_at timestamptz not null,
  -- When it was begun to be carried out; then it cannot be undone any more.
  begun_at timestamptz,
  check ((kind = 'monthly') = (item_id is null)),
  check ((to_plan_id is null) = (to_tier_id is null)),
  check (kind not in ('tier', 'plan') or to_plan_id is not null)
);
select make_company_table('subscription_change', 'id', 'company_id references subscription on delete cascade',
  'item_id references subscription_item on delete cascade');
create index subscription_change_of_item on subscription_change (company_id, item_id, id);
create index subscription_change_day on subscription_change (company_id, day, id);
