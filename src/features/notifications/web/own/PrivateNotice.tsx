import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { en } from '../../texts/en.ts';

/** Shown to who views as somebody else: what people are told of is theirs alone (access-control.9). */
export function PrivateNotice() {
  const t = useTexts<typeof en>('notifications');
  return (
    <Notice tone="note" title={t('preferences.private.title')}>
      {t('preferences.private.text')}
    </Notice>
  );
}
