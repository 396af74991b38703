-- When somebody was last in the company, instead of when their account last signed in anywhere. Who has only this company signed in here.
alter table company_user no force row level security;

alter table company_user add column last_entered_at timestamptz;

update company_user person set last_entered_at = account.last_signed_in_at
from account
where account.id = person.account_id
  and not exists (select from company_user other where other.account_id = person.account_id and other.company_id <> person.company_id);

alter table company_user force row level security;
