-- Each reminder of an invoice once, by the days past its due day.
create table invoice_reminder (
  company_id integer not null,
  invoice_id uuid not null references invoice on delete cascade,
  days_past smallint not null,
  sent_at timestamptz not null,
  primary key (invoice_id, days_past)
);
create index invoice_reminder_of_company on invoice_reminder (company_id, invoice_id);
