-- A log of 100,000 lines: in its order by the index alone, and its deletions without reading what is none.
create index audit_log_newest on audit_log (company_id, at desc, id desc);
drop index audit_log_at;
create index audit_log_deletions on audit_log (company_id, at desc, id desc) where split_part(action, '.', 2) like 'delete%';
