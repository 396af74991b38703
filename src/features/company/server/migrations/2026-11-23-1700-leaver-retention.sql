-- How many months after somebody left their erasure is proposed.
alter table company add column leaver_retention_months integer not null default 6 check (leaver_retention_months between 1 and 120);
