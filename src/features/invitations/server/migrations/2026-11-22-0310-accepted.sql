-- When somebody came in: from then on their details may be waited for (001 §3, PendingUserUpdateInformation).
alter table invitation add column accepted_at timestamptz;
do $$
declare owner integer;
begin
  for owner in select company_id from known_company loop
    perform set_config('app.company_id', owner::text, true);
    update invitation set accepted_at = status_at where company_id = owner and status in ('CredentialsCreated', 'FullUserCreated');
  end loop;
  perform set_config('app.company_id', '', true);
end $$;
