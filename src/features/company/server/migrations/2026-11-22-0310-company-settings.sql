-- What a company chooses about its log, its text messages and what it uses the product for (OR-05).
alter table company
  add column log_retention_months integer not null default 24 check (log_retention_months between 6 and 120),
  add column sms_sender_name text check (sms_sender_name ~ '^[A-Za-z0-9 ]{1,11}$'),
  add column interests text[] not null default '{}';
