import { plansPage, useOffersPlans } from '#features/billing/web/public.ts';
import { Link } from '#kernel/web/Link.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { en } from '../texts/en.ts';

/** What to do about full storage: make room or buy more, or ask somebody who can (files.8). */
export function StorageFull({ mayFreeSpace }: { mayFreeSpace: boolean }) {
  const t = useTexts<typeof en>('files');
  const isOffered = useOffersPlans();
  return (
    <Notice tone="warn" title={t('panel.storage.fullTitle')} actions={isOffered && <Link {...plansPage}>{t('panel.storage.plans')}</Link>}>
      {t(mayFreeSpace ? 'panel.storage.fullAdmin' : 'panel.storage.fullEmployee')}
    </Notice>
  );
}
