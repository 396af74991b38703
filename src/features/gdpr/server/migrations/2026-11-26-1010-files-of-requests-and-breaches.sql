-- Files of requests (proof of identity, what was answered) and of breaches.
alter table file
  add column gdpr_request_id uuid generated always as (case when owner_kind = 'gdprRequest' then owner_id end) stored,
  add column gdpr_breach_id uuid generated always as (case when owner_kind = 'gdprBreach' then owner_id end) stored,
  add foreign key (company_id, gdpr_request_id) references gdpr_subject_request on delete cascade,
  add foreign key (company_id, gdpr_breach_id) references gdpr_breach on delete cascade;
alter table file_tag
  add column gdpr_request_id uuid generated always as (case when owner_kind = 'gdprRequest' then owner_id end) stored,
  add column gdpr_breach_id uuid generated always as (case when owner_kind = 'gdprBreach' then owner_id end) stored,
  add foreign key (company_id, gdpr_request_id) references gdpr_subject_request on delete cascade,
  add foreign key (company_id, gdpr_breach_id) references gdpr_breach on delete cascade;
create index file_gdpr_request on file (company_id, gdpr_request_id, id);
create index file_gdpr_breach on file (company_id, gdpr_breach_id, id);
create index file_tag_gdpr_request on file_tag (company_id, gdpr_request_id, id);
create index file_tag_gdpr_breach on file_tag (company_id, gdpr_breach_id, id);
