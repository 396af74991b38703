-- Since when the subscription has lacked each feature, which a plan that ends closes beside others that go on.
alter table subscription add column closed_features jsonb not null default '{}';

alter table subscription no force row level security;
alter table company no force row level security;
update subscription held set closed_features = coalesce((
  select jsonb_object_agg(name, greatest(held.trial_ends_at, held.free_since, held.locked_at))
  from unnest(array['absencecalendar', 'accesscontrol', 'contracts', 'employeecontract', 'gdpr', 'smsservice', 'winkit', 'onoffboarding', 'integrations']) name
  where name <> all (owner.subscription_features)
), '{}')
from company owner where owner.company_id = held.company_id;
alter table company force row level security;
alter table subscription force row level security;
