-- Companies that paid when their trial ended have nothing to take note of: without this all of their people would be told of its end on the day on which
-- the company ends its plans.
alter table subscription no force row level security;
update subscription set trial_acknowledged_at = trial_ends_at
where 0 = any (trial_told) and free_since is null and trial_acknowledged_at is null;
alter table subscription force row level security;
