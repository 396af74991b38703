-- What the payment provider calls a company.
create table payment_customer (
  company_id integer not null,
  provider text not null,
  customer_ref text not null
);
select make_company_table('payment_customer', 'provider', 'company_id references company on delete cascade');

-- A card that is being entered at the payment provider. The browser comes back with the state, of which only a digest is kept.
create table payment_card_setup (
  company_id integer not null,
  id uuid not null,
  provider text not null,
  setup_ref text not null,
  state_digest text not null,
  begun_at timestamptz not null
);
select make_company_table('payment_card_setup', 'id', 'company_id references company on delete cascade');
create index payment_card_setup_by_state on payment_card_setup (company_id, state_digest);

-- A card, as far as anybody here knows it. The newest one that is not disabled is charged.
create table payment_card (
  company_id integer not null,
  id uuid not null,
  provider text not null,
  card_ref text not null,
  brand text not null,
  last_four text not null check (last_four ~ '^\d{4}$'),
  expiry_month smallint not null check (expiry_month between 1 and 12),
  expiry_year smallint not null,
  added_at timestamptz not null,
  disabled_at timestamptz
);
select make_company_table('payment_card', 'id', 'company_id references company on delete cascade');
create unique index payment_card_once on payment_card (company_id, provider, card_ref);

-- Global: payments by card are vouchers of the books, which outlive a deleted company; one invoice is charged once for each try.
create table payment_charge (
  company_id integer not null,
  id uuid primary key,
  invoice_id uuid not null,
  try_number integer not null check (try_number >= 0),
  provider text not null,
  customer_ref text not null,
  card_ref text not null,
  amount bigint not null check (amount > 0),
  description text not null,
  is_present boolean not null,
  state text not null check (state in ('new', 'sent', 'action', 'processing', 'succeeded', 'declined', 'refunded')),
  charge_ref text,
  reason text,
  action_url text,
  created_at timestamptz not null,
  sent_at timestamptz,
  settled_at timestamptz,
  unique (invoice_id, try_number)
);
create index payment_charge_of_company on payment_charge (company_id, created_at);
create index payment_charge_open on payment_charge (created_at, id) where state in ('new', 'sent', 'action', 'processing');
create index payment_charge_by_ref on payment_charge (provider, charge_ref) where charge_ref is not null;

-- Global: events of the payment provider, each taken once; whose they are is known once they are read.
create table payment_event (
  provider text not null,
  event_id text not null,
  taken_at timestamptz not null,
  primary key (provider, event_id)
);
create index payment_event_taken on payment_event (taken_at);

-- The built-in provider, which stands for a real one where none is configured.
create table built_in_card (
  company_id integer not null,
  id uuid not null,
  behaviour text not null check (behaviour in ('pays', 'declines', 'confirms')),
  brand text not null,
  last_four text not null check (last_four ~ '^\d{4}$'),
  expiry_month smallint not null,
  expiry_year smallint not null,
  is_detached boolean not null default false
);
select make_company_table('built_in_card', 'id', 'company_id references company on delete cascade');

create table built_in_charge (
  company_id integer not null,
  id uuid not null,
  amount bigint not null,
  description text not null,
  state text not null check (state in ('action', 'succeeded', 'declined')),
  reason text
);
select make_company_table('built_in_charge', 'id', 'company_id references company on delete cascade');
