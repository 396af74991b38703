-- What somebody did, the newest first. Two migrations of one night made this index, and then neither; a database between has it already.
create index if not exists audit_log_actor on audit_log (company_id, actor_company_user_id, at desc);
