-- When its last try began: running work that nobody has gone on with since has lost its process.
alter table work add column tried_at timestamptz;
update work set tried_at = started_at where state = 'running';
