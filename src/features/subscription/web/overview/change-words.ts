import { useTexts } from '#kernel/web/texts.ts';
import type { ScheduledChange } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { useTierName } from '../plans/tier-name.ts';

/** What a scheduled change does, as a sentence. */
export function useChangeWords(): (change: Pick<ScheduledChange, 'kind' | 'from' | 'to'>) => string {
  const t = useTexts<typeof en>('subscription');
  const nameOf = useTierName();
  return ({ kind, from, to }) => {
    if (kind === 'monthly' || kind === 'yearly') return t(`overview.changes.${kind}`);
    if (from === null) return t('overview.changes.end');
    if (to === null) return t('overview.changes.planEnd', { from: t(`plan.${from.planId}`) });
    return t('overview.changes.becomes', { from: nameOf(from), to: nameOf(to) });
  };
}
