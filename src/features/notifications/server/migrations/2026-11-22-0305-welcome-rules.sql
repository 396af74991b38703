-- The rules that a company begins with (decisions.md §8), for those that opened the absence calendar before there were any.
do $$
declare owner integer;
begin
  for owner in select company_id from known_company loop
    perform set_config('app.company_id', owner::text, true);
    insert into notification_rule (company_id, id, reason, title, recipients, direction, days, channels, created_at)
    select opened.company_id, gen_random_uuid(), rule.reason, case company.language when 'no' then rule.no else rule.en end,
      array[rule.recipient], rule.direction, rule.days, array[1, 2]::smallint[], now()
    from absence_settings opened
    join company on company.company_id = opened.company_id
    cross join (values
      ('AbsenceRequestNotificationAdmins', 'Fraværssøknad til behandling', 'Absence request to decide', 'reportingManager', 'instant', 0),
      ('AbsenceRequestNotificationEmployees', 'Svar på fraværssøknad', 'Answer to an absence request', 'relatedUser', 'instant', 0),
      ('Birthday', 'Bursdag', 'Birthday', 'reportingManager', 'before', 1)
    ) as rule (reason, no, en, recipient, direction, days)
    where opened.company_id = owner;
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
