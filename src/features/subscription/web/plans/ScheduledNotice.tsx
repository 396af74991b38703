import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import { PointList } from '#ui/PointList.tsx';
import type { ScheduledChange } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { useChangeWords } from '../overview/change-words.ts';

/** What will change by itself, before one chooses: an order may replace it (subscription.13). */
export function ScheduledNotice({ changes }: { changes: readonly ScheduledChange[] }) {
  const t = useTexts<typeof en>('subscription');
  const format = useFormat();
  const words = useChangeWords();
  if (changes.length === 0) return null;
  return (
    <Notice tone="note" title={t('choose.scheduled')}>
      <PointList aria-label={t('choose.scheduled')}>
        {changes.map((change) => (
          <li key={change.id}>{t('choose.scheduledOn', { what: words(change), date: format.dateLong(change.date) })}</li>
        ))}
      </PointList>
      {t('choose.scheduledText')}
    </Notice>
  );
}
