-- When support last looked, so that a visit that nobody ended is not taken for one that goes on.
alter table support_visit add column seen_at timestamptz;
update support_visit set seen_at = began_at;
alter table support_visit alter column seen_at set not null;
