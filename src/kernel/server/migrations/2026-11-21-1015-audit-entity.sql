-- The story of one thing: who changed it since somebody had read it.
create index audit_log_entity on audit_log (company_id, entity, entity_id, at desc);
-- The keys of one person end with their access.
create index api_key_person on api_key (company_id, company_user_id);
