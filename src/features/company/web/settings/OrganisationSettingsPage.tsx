import { Loaded } from '#kernel/web/Loaded.tsx';
import { RecordParts } from '#kernel/web/RecordParts.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { FormSkeleton } from '#ui/FormSkeleton.tsx';
import { Page } from '#ui/Page.tsx';
import { getCompany } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import styles from './settings.module.css';
import { SettingsFields } from './SettingsFields.tsx';

/** The company's settings, and what features add to them (company.13). */
export function OrganisationSettingsPage() {
  const t = useTexts<typeof en>('company');
  const { companyName } = useUser();
  const read = useCall(getCompany, {});
  return (
    <Page title={t('settings.title')} description={t('settings.lead', { company: companyName })}>
      <Loaded read={read} skeleton={<FormSkeleton fields={7} />}>
        {({ company }) => (
          <div className={styles['page']}>
            <SettingsFields key={company.id} company={company} />
            <RecordParts record="company" place="settings" recordId={String(company.id)} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}
