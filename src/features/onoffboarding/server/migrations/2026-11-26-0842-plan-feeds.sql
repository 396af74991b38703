-- The secret calendar address of a person with due dates of plans; one each.
create table on_off_boarding_feed (
  company_id integer not null,
  id uuid not null,
  company_user_id uuid not null,
  -- One's own tasks, or also those of plans that one edits.
  scope text not null check (scope in ('mine', 'all')),
  created_at timestamptz not null,
  fetched_at timestamptz
);
select make_company_table('on_off_boarding_feed', 'id', 'company_user_id references company_user on delete cascade');
create unique index on_off_boarding_feed_of_person on on_off_boarding_feed (company_id, company_user_id);
