-- How far a takeout has come stands in `work`. One that was being packed is shown as failed there and can be tried again.
do $$
declare each_company integer;
begin
  for each_company in select company_id from known_company loop
    perform set_config('app.company_id', each_company::text, true);
    insert into work (company_id, id, kind, record_kind, record_id, key, state, percent, reason, started_by, started_at, ended_at)
    select company_id, id, 'companyTakeout', 'companyTakeout', id, 'company', 'failed', percent, 'common.Unknown', asked_by, asked_at, asked_at
    from company_takeout where company_id = each_company and state = 'running';
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
drop index company_takeout_running;
alter table company_takeout drop constraint company_takeout_check, drop column state, drop column percent;
