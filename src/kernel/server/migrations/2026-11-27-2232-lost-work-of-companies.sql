-- Work that was running before tries had a time has one: forced row-level security hid it from the migration that should have given it. Without a time it
-- is never found to be lost, and no other of its key begins.
alter table work no force row level security;
update work set tried_at = started_at where state = 'running' and tried_at is null;
alter table work force row level security;
