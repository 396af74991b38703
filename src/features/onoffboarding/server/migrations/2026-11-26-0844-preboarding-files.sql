-- The company's files that the person is given to read before the first day.
alter table on_off_boarding_plan add column preboarding_file_ids uuid[] not null default '{}';
