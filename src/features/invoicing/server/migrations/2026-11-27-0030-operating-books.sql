-- Vouchers that carry the balances of deleted years may be long.
alter table ledger_entry alter column place type integer;

-- Numbers that no invoice or voucher of this database has: a restore from an older backup lost them, and their documents are with the customers.
create table invoice_number_gap (
  series text not null check (series in ('invoice', 'posting')),
  first bigint not null,
  last bigint not null,
  noted_at timestamptz not null,
  reason text not null,
  primary key (series, first),
  check (last >= first)
);
create or replace function invoice_series_follows() returns trigger language plpgsql as $$
declare
  former bigint := case tg_op when 'UPDATE' then old.last_number else 0 end;
begin
  if tg_op = 'UPDATE' and new.series <> old.series or new.last_number <> former + 1 and not exists (
    select from invoice_number_gap gap where gap.series = new.series and gap.first = former + 1 and gap.last = new.last_number
  ) then
    raise exception 'the numbers of a series follow each other';
  end if;
  return new;
end $$;

-- While one is not over, no card is charged: for the time after a restore, until the operator has compared the charges with the provider's.
create table charge_pause (
  id uuid primary key,
  since timestamptz not null,
  reason text not null,
  until timestamptz
);
create unique index charge_pause_open on charge_pause ((true)) where until is null;
