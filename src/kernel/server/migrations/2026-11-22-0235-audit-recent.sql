-- What somebody did lately, and what was lately done to them: the newest first, without reading the whole log of the company.
create index audit_log_actor on audit_log (company_id, actor_company_user_id, at desc);
create index audit_detail_person_recent on audit_detail (company_id, company_user_id, audit_id desc);
drop index audit_detail_person;
