import { RecordLog } from '#features/log/web/public.ts';
import type { PartOfRecord } from '#kernel/web/entry.ts';
import { planKind } from '../../contract/kinds.ts';

/** What happened to a plan, for those who read the company's log. */
export function PlanLog({ recordId }: PartOfRecord) {
  return <RecordLog entity={planKind} recordId={recordId} />;
}
