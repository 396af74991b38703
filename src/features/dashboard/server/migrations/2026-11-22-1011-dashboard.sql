-- A person's favourite pages.
create table navigation_favourite (
  company_id integer not null,
  id uuid not null,
  company_user_id uuid not null,
  url text not null,
  created_at timestamptz not null,
  unique (company_id, company_user_id, url)
);
select make_company_table('navigation_favourite', 'id', 'company_user_id references company_user on delete cascade');

-- How each person has arranged the home page.
create table home_arrangement (
  company_id integer not null,
  company_user_id uuid not null,
  widgets jsonb not null,
  updated_at timestamptz not null
);
select make_company_table('home_arrangement', 'company_user_id', 'company_user_id references company_user on delete cascade');

-- Recent activity that a person has hidden. What one call did is shown as one entry, so it is hidden as a whole.
create table hidden_activity (
  company_id integer not null,
  company_user_id uuid not null,
  request_id text not null,
  hidden_at timestamptz not null
);
select make_company_table('hidden_activity', 'company_user_id, request_id', 'company_user_id references company_user on delete cascade');
