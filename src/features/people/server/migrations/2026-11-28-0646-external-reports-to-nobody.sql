-- Adding or editing an external person could give them a manager; the database refuses it from now on.
alter table company_user no force row level security;
alter table company_user_history no force row level security;

insert into company_user_history (company_id, company_user_id, valid_from, position, department, reporting_to, position_coverage, changed_at, changed_by)
select company_id, id, (now() at time zone 'Europe/Oslo')::date, position, department, null, position_coverage, now(), null
from company_user where is_external and reporting_to is not null and state <> 'deleted'
on conflict (company_id, company_user_id, valid_from) do update
  set reporting_to = null, changed_at = excluded.changed_at, changed_by = null;

update company_user set reporting_to = null, version = version + 1, change_number = nextval('company_user_change'), updated_at = now()
where is_external and reporting_to is not null;

alter table company_user add constraint company_user_external_reports_to_nobody check (not is_external or reporting_to is null);

alter table company_user_history force row level security;
alter table company_user force row level security;
