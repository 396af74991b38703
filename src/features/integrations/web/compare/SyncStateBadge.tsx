import { StatusBadge } from '#ui/StatusBadge.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { ListedSync } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { syncMarks } from './sync-marks.ts';

/** Where a sync stands. */
export function SyncStateBadge({ state }: Pick<ListedSync, 'state'>) {
  const t = useTexts<typeof en>('integrations');
  return <StatusBadge {...syncMarks[state]}>{t(`sync.states.${state}`)}</StatusBadge>;
}
