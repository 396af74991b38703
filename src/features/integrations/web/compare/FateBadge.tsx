import { StatusBadge } from '#ui/StatusBadge.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { SyncRow } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { fateMarks } from './sync-marks.ts';

/** What became of a person of a sync. */
export function FateBadge({ fate }: Pick<SyncRow, 'fate'>) {
  const t = useTexts<typeof en>('integrations');
  return <StatusBadge {...fateMarks[fate]}>{t(`sync.fates.${fate}`)}</StatusBadge>;
}
