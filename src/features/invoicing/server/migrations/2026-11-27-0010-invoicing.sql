-- The books of the installation's operator. All tables are global: they must outlive a deleted company by law, so `company_id` is a plain number.

-- Who sells. Each change is a new row; the newest counts, and every invoice keeps the one it was issued by.
create table seller (
  id uuid primary key,
  set_at timestamptz not null,
  name text not null,
  registry_id text not null,
  is_vat_registered boolean not null,
  is_in_business_register boolean not null,
  street_address text not null,
  postal_code text not null,
  city text not null,
  account_number text not null check (account_number ~ '^\d{11}$'),
  iban text,
  bic text,
  email text not null,
  phone text,
  website text
);
create index seller_newest on seller (set_at, id);

-- A customer as the books know it; whoever writes about a company locks its row first.
create table invoice_customer (
  company_id integer primary key,
  name text not null
);

-- The last number of each gapless series. A number is taken inside the transaction that uses it.
create table invoice_series (
  series text primary key check (series in ('invoice', 'posting')),
  last_number bigint not null check (last_number > 0)
);
create function invoice_series_follows() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' and new.last_number <> 1 or tg_op = 'UPDATE' and (new.last_number <> old.last_number + 1 or new.series <> old.series) then
    raise exception 'the numbers of a series follow each other';
  end if;
  return new;
end $$;
create trigger invoice_series_follows before insert or update on invoice_series for each row execute function invoice_series_follows();

create table invoice (
  company_id integer not null,
  id uuid primary key,
  number bigint not null unique,
  kind text not null check (kind in ('invoice', 'creditNote')),
  date date not null,
  -- Null for a credit note.
  due_date date,
  kid text not null unique,
  method text not null check (method in ('card', 'invoice', 'ehf')),
  -- As they were when it was issued.
  seller jsonb not null,
  buyer jsonb not null,
  vat_percent smallint not null check (vat_percent between 0 and 100),
  -- Øre; negative for a credit note.
  net bigint not null,
  vat bigint not null,
  total bigint not null,
  balance_used bigint not null check (balance_used >= 0),
  payable bigint not null,
  corrects_invoice_id uuid references invoice,
  issued_at timestamptz not null,
  state text not null check (state in ('open', 'due', 'nonpayment', 'paid')),
  -- When it had nothing left to pay.
  paid_at timestamptz,
  -- Given up as a loss: it is not paid by that.
  written_off_at timestamptz,
  check (total = net + vat),
  check (payable = case when total > 0 then total - balance_used else total end),
  check ((kind = 'creditNote') = (total < 0)),
  check ((kind = 'creditNote') = (due_date is null)),
  check ((state = 'paid') = (paid_at is not null))
);
create index invoice_of_company on invoice (company_id, number);
create index invoice_unpaid on invoice (due_date, id) where state <> 'paid';
create index invoice_unpaid_of_company on invoice (company_id, number) where state <> 'paid';
create index invoice_correcting on invoice (corrects_invoice_id) where corrects_invoice_id is not null;
create index invoice_dated on invoice (date, id);

create table invoice_line (
  company_id integer not null,
  invoice_id uuid not null references invoice on delete cascade,
  place smallint not null,
  text_no text not null,
  text_en text not null,
  quantity double precision not null,
  unit text not null,
  unit_price bigint not null,
  net bigint not null,
  -- The days it charges for, to the last.
  from_day date,
  to_day date,
  -- The days over which its revenue is earned; without them it is earned when it is issued.
  revenue_from date,
  revenue_to date,
  -- What has been earned of it, and to which day.
  earned bigint not null,
  earned_to date,
  plan_id text,
  product_id text,
  item_id text,
  -- The code of why it is charged, with what its sentence names.
  reason jsonb,
  primary key (invoice_id, place),
  check ((revenue_from is null) = (revenue_to is null)),
  check (revenue_from <= revenue_to)
);
create index invoice_line_of_company on invoice_line (company_id, invoice_id, place);
create index invoice_line_unearned on invoice_line (invoice_id, place) where earned <> net;

-- A voucher of the ledger.
create table ledger_posting (
  id uuid primary key,
  number bigint not null unique,
  day date not null,
  at timestamptz not null,
  kind text not null check (kind in ('issued', 'balanceUsed', 'credited', 'earned', 'paid', 'payout', 'lost', 'recovered', 'refunded', 'carried')),
  -- What it rests on besides an invoice: the bank's or the payment provider's reference.
  reference text
);
create index ledger_posting_dated on ledger_posting (day, number);

-- Debits are positive and credits negative.
create table ledger_entry (
  company_id integer,
  posting_id uuid not null references ledger_posting,
  place smallint not null,
  account text not null check (account in ('receivable', 'revenue', 'deferredRevenue', 'vat', 'bank', 'card', 'customerBalance', 'loss')),
  amount bigint not null check (amount <> 0),
  invoice_id uuid,
  primary key (posting_id, place)
);
create index ledger_entry_of_invoice on ledger_entry (invoice_id, account);
create index ledger_entry_of_company on ledger_entry (company_id, account);

create function ledger_balances() returns trigger language plpgsql as $$
declare
  voucher uuid := case tg_table_name when 'ledger_entry' then (to_jsonb(new) ->> 'posting_id')::uuid else (to_jsonb(new) ->> 'id')::uuid end;
  counted record;
begin
  select count(*) as entries, coalesce(sum(amount), 0) as balance into counted from ledger_entry where posting_id = voucher;
  if counted.entries < 2 or counted.balance <> 0 then
    raise exception 'posting % has % entries and is out of balance by %', voucher, counted.entries, counted.balance;
  end if;
  return null;
end $$;
create constraint trigger ledger_posting_balances after insert on ledger_posting deferrable initially deferred
  for each row execute function ledger_balances();
create constraint trigger ledger_entry_balances after insert on ledger_entry deferrable initially deferred
  for each row execute function ledger_balances();

-- A payment is booked once: by the bank's or the payment provider's reference.
create table invoice_payment (
  company_id integer not null,
  id uuid primary key,
  invoice_id uuid not null references invoice on delete cascade,
  source text not null check (source in ('bank', 'card')),
  reference text not null,
  amount bigint not null check (amount > 0),
  -- What of it was more than was owed.
  to_balance bigint not null check (to_balance between 0 and amount),
  day date not null,
  booked_at timestamptz not null,
  refunded_at timestamptz,
  unique (source, reference)
);
create index invoice_payment_of_invoice on invoice_payment (invoice_id, booked_at);
create index invoice_payment_of_company on invoice_payment (company_id, day);

-- What was issued and posted stays as it is. Only what the law no longer asks to be kept is deleted, by the transaction that names the last such day.
create function books_stay() returns trigger language plpgsql as $$
declare
  kept_after date := nullif(current_setting('app.books_end', true), '')::date;
  dated date := coalesce((to_jsonb(old) ->> 'date')::date, (to_jsonb(old) ->> 'day')::date);
begin
  if tg_op = 'DELETE' and kept_after is not null and (dated is null or dated <= kept_after) then
    return old;
  end if;
  if tg_op = 'UPDATE' and to_jsonb(old) - tg_argv[0]::text[] = to_jsonb(new) - tg_argv[0]::text[] then
    return new;
  end if;
  raise exception 'the books are only added to (%)', tg_table_name;
end $$;
create trigger invoice_stays before update or delete on invoice for each row execute function books_stay('{state,paid_at,written_off_at}');
create trigger invoice_line_stays before update or delete on invoice_line for each row execute function books_stay('{earned,earned_to}');
create trigger ledger_posting_stays before update or delete on ledger_posting for each row execute function books_stay('{}');
create trigger ledger_entry_stays before update or delete on ledger_entry for each row execute function books_stay('{}');
create trigger invoice_payment_stays before update or delete on invoice_payment for each row execute function books_stay('{refunded_at}');
