-- What was lately done to somebody: the newest first, without reading all that ever was.
create index audit_detail_person_recent on audit_detail (company_id, company_user_id, audit_id desc);
drop index audit_detail_person;
