-- Visits of the vendor's support to a company that allows them: read-only, in one session, as one of its system admins.
create table support_visit (
  company_id integer not null,
  id uuid not null,
  session_id uuid not null,
  account_id uuid not null,
  email text not null,
  viewed_company_user_id uuid not null,
  began_at timestamptz not null,
  -- When support last made a call, to tell a visit that nobody ended from one in progress.
  seen_at timestamptz not null,
  until timestamptz not null,
  ended_at timestamptz
);
select make_company_table('support_visit', 'id', 'company_id references company on delete cascade',
  'viewed_company_user_id references company_user on delete cascade');
create index support_visit_newest on support_visit (company_id, began_at desc);
create index support_visit_viewed on support_visit (company_id, viewed_company_user_id);
