import { useTexts } from '#kernel/web/texts.ts';
import { Page } from '#ui/Page.tsx';
import type { en } from '../texts/en.ts';
import { Summary } from './company/Summary.tsx';

/** The summary, for users who see nothing else of absence (absence.67). */
export function AbsenceSummaryPage() {
  const t = useTexts<typeof en>('absence');
  return (
    <Page title={t('summary.title')} description={t('summary.lead')}>
      <Summary />
    </Page>
  );
}
