-- Leave that a law gives cannot be declined (decisions.md §6); only what was marked as not such may be.
alter table absence_version add column is_statutory boolean not null default false;
