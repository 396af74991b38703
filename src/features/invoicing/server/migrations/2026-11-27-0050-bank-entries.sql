-- What the bank says came in, each entry once, whether it was booked or fits nothing.
create table bank_entry (
  id uuid primary key,
  -- Together what tells an entry from any other.
  message_id text not null,
  entry_reference text not null,
  -- The bank's own name of the payment, which stays when it is told of again.
  bank_reference text,
  account text not null,
  day date not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  kid text,
  payer text,
  message text,
  outcome text not null check (outcome in ('booked', 'noKid', 'unknownKid', 'otherAccount', 'otherCurrency', 'reversal', 'toldBefore')),
  company_id integer,
  invoice_id uuid,
  read_at timestamptz not null,
  unique (message_id, entry_reference),
  check ((outcome = 'booked') = (invoice_id is not null))
);
create index bank_entry_told on bank_entry (bank_reference) where bank_reference is not null;
create index bank_entry_unmatched on bank_entry (day, id) where outcome <> 'booked';
create trigger bank_entry_stays before update or delete on bank_entry for each row execute function books_stay('{outcome,company_id,invoice_id}');
