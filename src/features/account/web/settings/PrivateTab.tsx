import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { en } from '../../texts/en.ts';

/** What nobody sees of somebody else, also not while viewing as them (access-control.9). */
export function PrivateTab() {
  const t = useTexts<typeof en>('account');
  return (
    <Notice tone="note" title={t('settings.private.title')}>
      {t('settings.private.text')}
    </Notice>
  );
}
