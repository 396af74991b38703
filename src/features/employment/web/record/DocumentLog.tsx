import { RecordLog } from '#features/log/web/public.ts';
import type { PartOfRecord } from '#kernel/web/entry.ts';

/** What happened to a contract, for those who read the company's log. */
export function DocumentLog({ recordId }: PartOfRecord) {
  return <RecordLog entity="employmentContract" recordId={recordId} />;
}
