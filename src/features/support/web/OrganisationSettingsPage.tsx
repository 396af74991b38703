import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Page } from '#ui/Page.tsx';
import type { en } from '../texts/en.ts';
import { SupportSection } from './components/SupportSection.tsx';

/** What the company has chosen about how the product works for it (OR-05). */
export function OrganisationSettingsPage() {
  const t = useTexts<typeof en>('support');
  const { companyName } = useUser();
  return (
    <Page title={t('settings.title')} description={t('settings.lead', { company: companyName })} width="text">
      <SupportSection />
    </Page>
  );
}
