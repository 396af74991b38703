-- Limits of users, administrators, storage and text messages are called in the database what calls name them.
alter table company_limit no force row level security;
update company_limit set key = case key
  when 'users' then 'userLimit'
  when 'administrators' then 'administratorLimit'
  when 'storage' then 'storageLimit'
  when 'sms' then 'smsLimit'
end
where key in ('users', 'administrators', 'storage', 'sms');
alter table company_limit force row level security;
