-- What is erased for good, as files from the trash, is a deletion too.
drop index audit_log_deletions;
create index audit_log_deletions on audit_log (company_id, at desc, id desc)
  where split_part(action, '.', 2) like 'delete%' or split_part(action, '.', 2) like 'erase%';
