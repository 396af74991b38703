import { StatusBadge } from '#ui/StatusBadge.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { SyncRow } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { outcomeMarks } from './sync-marks.ts';

/** The result for a person of a sync. */
export function OutcomeBadge({ fate }: Pick<SyncRow, 'fate'>) {
  const t = useTexts<typeof en>('integrations');
  return <StatusBadge {...outcomeMarks[fate]}>{t(`sync.fates.${fate}`)}</StatusBadge>;
}
