import { RecordLog } from '#features/log/web/public.ts';
import type { PartOfRecord } from '#kernel/web/entry.ts';

/** What happened to a contract, as a tab of its page for those who read the log. */
export function ContractLog({ recordId }: PartOfRecord) {
  return <RecordLog entity="contract" recordId={recordId} />;
}
