-- Who checked who asks, and who asked for a takeout and released it: never the same person where there are two.
alter table gdpr_subject_request
  add column identity_checked_by uuid,
  add column takeout_asked_by uuid,
  add column takeout_released_by uuid,
  add foreign key (company_id, identity_checked_by) references company_user on delete set null (identity_checked_by),
  add foreign key (company_id, takeout_asked_by) references company_user on delete set null (takeout_asked_by),
  add foreign key (company_id, takeout_released_by) references company_user on delete set null (takeout_released_by),
  add check ((identity_checked_on is null) = (identity_how is null)),
  add check (takeout_released_at is null or takeout_asked_at is not null),
  add check (state <> 'answered' or identity_checked_on is not null);
create index gdpr_subject_request_of_checker on gdpr_subject_request (company_id, identity_checked_by, id);
create index gdpr_subject_request_of_asker on gdpr_subject_request (company_id, takeout_asked_by, id);
create index gdpr_subject_request_of_releaser on gdpr_subject_request (company_id, takeout_released_by, id);
