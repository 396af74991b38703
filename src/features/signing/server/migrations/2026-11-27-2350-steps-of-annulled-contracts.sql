-- What was chosen to be done with employment contracts that were annulled before their open steps were cancelled too, and with their addenda: what is
-- not done yet is cancelled, as it is when a contract is annulled today.
alter table employment_contract no force row level security;
update employment_contract document set finishing = jsonb_path_query_array(document.finishing, '$[*] ? (@.isDone == true)')
from employment_contract contract
where contract.company_id = document.company_id and contract.id in (document.id, document.parent_id) and contract.annulled_at is not null
  and document.finishing <> '[]';
alter table employment_contract force row level security;
