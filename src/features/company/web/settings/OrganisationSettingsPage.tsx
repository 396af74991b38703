import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Page } from '#ui/Page.tsx';
import type { en } from '../../texts/en.ts';
import { PartShown } from '../components/PartShown.tsx';
import { useCompanyParts } from '../components/use-company-parts.ts';
import styles from './settings.module.css';

/** What the company has chosen about how the product works for it; each section is saved by itself (OR-05). */
export function OrganisationSettingsPage() {
  const t = useTexts<typeof en>('company');
  const { companyName } = useUser();
  const parts = useCompanyParts('settings');
  return (
    <Page title={t('settings.title')} description={t('settings.lead', { company: companyName })}>
      <div className={styles['page']}>
        {parts.map((part) => (
          <PartShown key={part.key} part={part} />
        ))}
      </div>
    </Page>
  );
}
