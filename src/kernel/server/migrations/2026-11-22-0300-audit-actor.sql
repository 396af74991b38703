-- What one person did, for the company's log.
create index audit_log_actor on audit_log (company_id, actor_company_user_id, at desc);
