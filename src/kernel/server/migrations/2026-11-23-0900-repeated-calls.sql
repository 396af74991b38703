-- Calls that would add once more when they are sent again, by the key that the caller gave them. The second of two waits for the first one's row.
create table repeated_call (
  company_id integer not null,
  account_id uuid not null,
  action text not null,
  key text not null,
  -- Of the whole input, keyed: another input under the same key is refused.
  digest text not null,
  -- Null until the call is done, which nobody else sees, and of a secret for good.
  status integer,
  answer text,
  at timestamptz not null
);
select make_company_table('repeated_call', 'account_id, action, key', 'company_id references company on delete cascade');
create index repeated_call_age on repeated_call (company_id, at, account_id, action, key);
