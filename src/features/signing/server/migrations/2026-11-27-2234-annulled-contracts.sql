-- Employment contracts that were annulled before this was kept with them, known by the file that everybody signed: the proof of it says when it was
-- annulled, also where the request was deleted. What they, or their addenda, would still write into a profile is not done any more.
alter table employment_contract no force row level security;
update employment_contract contract set annulled_at = proof.annulled_at, person_update_on = null, version = version + 1
from signing_proof proof
where proof.sha256 = contract.signed_sha256 and proof.company_id = contract.company_id and proof.annulled_at is not null
  and contract.state = 5 and contract.annulled_at is null;
update employment_contract addendum set person_update_on = null
from employment_contract contract
where contract.company_id = addendum.company_id and contract.id = addendum.parent_id and contract.annulled_at is not null
  and addendum.person_update_on is not null;
alter table employment_contract force row level security;
