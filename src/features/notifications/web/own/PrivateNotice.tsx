import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { en } from '../../texts/en.ts';

/** Says that nobody who views as another person can see that person's notification choices (access-control.9). */
export function PrivateNotice() {
  const t = useTexts<typeof en>('notifications');
  return (
    <Notice tone="note" title={t('preferences.private.title')}>
      {t('preferences.private.text')}
    </Notice>
  );
}
