-- How each person has arranged home (HO-08), and what they have put away of recent activity (HO-09).
create table home_arrangement (
  company_id integer not null,
  company_user_id uuid not null,
  widgets jsonb not null,
  updated_at timestamptz not null,
  primary key (company_id, company_user_id),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade
);

-- What one call did is shown as one entry, so it is put away as a whole.
create table hidden_activity (
  company_id integer not null,
  company_user_id uuid not null,
  request_id text not null,
  hidden_at timestamptz not null,
  primary key (company_id, company_user_id, request_id),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade
);

do $$
declare owned text;
begin
  foreach owned in array array['home_arrangement', 'hidden_activity'] loop
    execute format('alter table %I enable row level security', owned);
    execute format('alter table %I force row level security', owned);
    execute format(
      'create policy %I on %I using (company_id = nullif(current_setting(''app.company_id'', true), '''')::integer)
       with check (company_id = nullif(current_setting(''app.company_id'', true), '''')::integer)', owned || '_own', owned);
  end loop;
end $$;
