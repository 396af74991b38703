-- Limits of users, administrators, storage and text messages have the names of calls in counts of use and in catalogues, also in those that companies
-- bought by.
create function limit_key(former text) returns text language sql immutable as $$
  select case former when 'users' then 'userLimit' when 'administrators' then 'administratorLimit' when 'storage' then 'storageLimit'
    when 'sms' then 'smsLimit' else former end
$$;
create function plan_with_limit_keys(plan jsonb) returns jsonb language sql immutable as $$
  select jsonb_set(plan, '{limits}', coalesce((select jsonb_object_agg(limit_key(key), value) from jsonb_each(plan -> 'limits')), '{}'))
$$;

alter table limit_usage no force row level security;
update limit_usage set key = limit_key(key) where key <> limit_key(key);
alter table limit_usage force row level security;

update sold_catalogue set content = jsonb_set(content, '{plans}', (
  select coalesce(jsonb_agg(plan_with_limit_keys(plan) order by place), '[]')
  from jsonb_array_elements(content -> 'plans') with ordinality as plans (plan, place)
));

drop function plan_with_limit_keys(jsonb);
drop function limit_key(text);
