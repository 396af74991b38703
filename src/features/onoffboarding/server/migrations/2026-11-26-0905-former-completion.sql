-- How a task was completed before it was opened again, for who wants to take that back.
alter table task add column former_completion jsonb;
