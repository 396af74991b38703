-- Files whose archive data were renewed after their agreement was annulled say so too.
update signing_proof later set annulled_at = former.annulled_at
from signing_proof former
where former.company_id = later.company_id and former.request_id = later.request_id and former.number < later.number
  and former.annulled_at is not null and later.annulled_at is null;
