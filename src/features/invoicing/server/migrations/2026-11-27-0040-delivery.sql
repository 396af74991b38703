-- What was sent: the bytes are made once, and shown ever after.
create table invoice_document (
  company_id integer not null,
  invoice_id uuid not null references invoice on delete cascade,
  kind text not null check (kind in ('pdf', 'ehf')),
  bytes bytea not null,
  made_at timestamptz not null,
  primary key (invoice_id, kind)
);
create index invoice_document_of_company on invoice_document (company_id, invoice_id);
create trigger invoice_document_stays before update or delete on invoice_document for each row execute function books_stay('{}');

-- How an invoice reaches its buyer; written with the invoice.
create table invoice_delivery (
  company_id integer not null,
  invoice_id uuid primary key references invoice on delete cascade,
  channel text not null check (channel in ('mail', 'ehf')),
  state text not null check (state in ('waiting', 'sending', 'sent', 'failed')),
  attempts smallint not null,
  next_attempt_at timestamptz not null,
  claimed_at timestamptz,
  sent_at timestamptz,
  -- Why what was to go as EHF went by mail.
  fallback text check (fallback in ('notRegistered', 'unreachable', 'refused', 'unfit')),
  -- What the access point calls it.
  message_id text,
  last_error text
);
create index invoice_delivery_due on invoice_delivery (next_attempt_at, invoice_id) where state in ('waiting', 'sending');
create index invoice_delivery_of_company on invoice_delivery (company_id, invoice_id);
