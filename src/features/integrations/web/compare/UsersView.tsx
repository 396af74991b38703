import { useQuery } from '#kernel/web/address.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { ComparePage } from './ComparePage.tsx';
import { HistoryPage } from './HistoryPage.tsx';
import { SyncPage } from './SyncPage.tsx';

/** The people of a system beside those here: the comparison, a sync, or the earlier ones, as the address says (integrations.50). */
export function UsersView({ provider }: { provider: AccountingSystem }) {
  const [query] = useQuery();
  const syncId = query['sync'];
  if (query['show'] === 'history') return <HistoryPage provider={provider} />;
  if (syncId !== undefined) return <SyncPage key={syncId} provider={provider} syncId={syncId} />;
  return <ComparePage key={provider} provider={provider} />;
}
