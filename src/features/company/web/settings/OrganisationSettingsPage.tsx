import { Skeleton } from '@mantine/core';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { RecordParts } from '#kernel/web/RecordParts.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Page } from '#ui/Page.tsx';
import { getCompany } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { FeaturesSection } from './FeaturesSection.tsx';
import { GeneralSection } from './GeneralSection.tsx';
import { InterestsSection } from './InterestsSection.tsx';
import { LeaversSection } from './LeaversSection.tsx';
import { LogSection } from './LogSection.tsx';
import { TakeoutViewersSection } from './TakeoutViewersSection.tsx';
import { PeopleSection } from './PeopleSection.tsx';
import { SecuritySection } from './SecuritySection.tsx';
import styles from './settings.module.css';

/** The company's settings; each section is saved separately (company.13). */
export function OrganisationSettingsPage() {
  const t = useTexts<typeof en>('company');
  const { companyName } = useUser();
  const read = useCall(getCompany, {});
  return (
    <Page title={t('settings.title')} description={t('settings.lead', { company: companyName })}>
      <Loaded read={read} skeleton={<Skeleton height={520} radius="lg" />}>
        {({ company }) => (
          <div className={styles['page']}>
            <GeneralSection company={company} onStale={read.retry} />
            <SecuritySection company={company} onStale={read.retry} />
            <PeopleSection company={company} onStale={read.retry} />
            <LeaversSection company={company} onStale={read.retry} />
            <FeaturesSection company={company} onStale={read.retry} />
            <LogSection company={company} onStale={read.retry} />
            <TakeoutViewersSection company={company} onStale={read.retry} />
            <InterestsSection company={company} />
            <RecordParts record="company" place="settings" recordId={String(company.id)} />
          </div>
        )}
      </Loaded>
    </Page>
  );
}
