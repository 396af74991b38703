import { Skeleton } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { today } from '#kernel/web/local-day.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { daysBetween } from '#kernel/contract/days.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { getPreboarding, type PreboardingPlan } from '../../contract/endpoints-preboarding.ts';
import type { en } from '../../texts/en.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { FilesToRead } from './FilesToRead.tsx';
import { OwnTasks } from './OwnTasks.tsx';
import styles from './preboarding.module.css';

/** What somebody sees of their own plan before they start, by the link of the mail (plans.17). */
export function PreboardingPage() {
  const t = useTexts<typeof en>('onoffboarding');
  const [{ secret = '' }] = useQuery();
  const read = useCall(getPreboarding, { query: { secret } }, { enabled: secret !== '' });
  if (secret === '' || read.error?.status === 404)
    return <EmptyState isPage icon={IconLinkOff} title={t('preboarding.missingTitle')} text={t('preboarding.missingText')} />;
  return (
    <Loaded read={read} skeleton={<Skeleton height={320} radius="lg" />}>
      {({ plan }) => <Welcome plan={plan} secret={secret} />}
    </Loaded>
  );
}

function Welcome({ plan, secret }: { plan: PreboardingPlan; secret: string }) {
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  const { companyName: company, isCompanyEnding, firstName: name, firstDay, place, leaderFullName, files, lastDay, given } = plan;
  const left = daysBetween(today(), firstDay);
  const lead = left < 0 ? 'preboarding.begun' : left === 0 ? 'preboarding.beginsToday' : 'preboarding.lead';
  return (
    <Page width="form" title={t('preboarding.title', { company, name })} description={t(lead, { date: format.date(firstDay), days: left })}>
      <div className={styles['parts']}>
        {isCompanyEnding && <Notice tone="warn">{t('preboarding.companyEnding', { company })}</Notice>}
        <Facts>
          <Fact label={t('words.reference.Onboarding')}>{format.date(firstDay)}</Fact>
          <Fact label={t('preboarding.place')}>{place}</Fact>
          <Fact label={t('preboarding.leader')}>{leaderFullName}</Fact>
        </Facts>
        <CardSection title={t('preboarding.tasks')}>
          <OwnTasks plan={plan} secret={secret} />
        </CardSection>
        {files.length > 0 && (
          <CardSection title={t('preboarding.files')}>
            <FilesToRead files={files} secret={secret} />
          </CardSection>
        )}
        {!isCompanyEnding && (
          <CardSection title={t('preboarding.details')}>
            <p className={styles['text']}>{t('preboarding.detailsLead')}</p>
            <DetailsForm key={given.join()} plan={plan} secret={secret} />
          </CardSection>
        )}
        <p className={styles['quiet']}>{t('preboarding.until', { date: format.date(lastDay) })}</p>
      </div>
    </Page>
  );
}
