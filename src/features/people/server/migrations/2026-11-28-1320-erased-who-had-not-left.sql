-- Erasing somebody who had not left wrote the day of the erasure as that of a deactivation, and they counted as having come and left.
alter table audit_log no force row level security;
alter table audit_detail no force row level security;
alter table company_user no force row level security;

update company_user person set inactivation_date = null
from audit_log line join audit_detail detail on detail.company_id = line.company_id and detail.audit_id = line.id
where person.state = 'deleted' and person.inactivation_date is not null
  and line.company_id = person.company_id and line.entity = 'companyUser' and line.entity_id = person.id::text
  and detail.before ->> 'state' in ('active', 'pending') and detail.after ->> 'state' = 'deleted';

alter table company_user force row level security;
alter table audit_detail force row level security;
alter table audit_log force row level security;
