-- How far an import has come is work. One that was being carried out is shown as failed there and can be continued.
do $$
declare each_company integer;
begin
  for each_company in select company_id from known_company loop
    perform set_config('app.company_id', each_company::text, true);
    insert into work (company_id, id, kind, record_kind, record_id, key, state, reason, started_by, started_at, ended_at)
    select import.company_id, import.id, 'peopleImport', 'peopleImport', import.id, import.id::text, 'failed', 'common.Unknown', person.id,
      import.started_at, import.started_at
    from people_import import
      left join company_user person on person.company_id = import.company_id and person.id = (import.started_by ->> 'companyUserId')::uuid
    where import.company_id = each_company and import.state = 'running';
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
