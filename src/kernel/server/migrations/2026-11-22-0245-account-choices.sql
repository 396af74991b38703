-- What follows a person to every browser: the company they opened last, and how the product looks. The company is only ever looked up
-- among those they belong to, so it may have gone.
alter table account
  add column last_company_id integer,
  add column appearance text check (appearance in ('light', 'dark', 'auto')),
  add column appearance_changed_at timestamptz not null default '-infinity';
