import { Checkbox, Skeleton } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import { useFormat } from '#kernel/web/format.ts';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, useWrite } from '#kernel/web/use-call.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Fact, Facts } from '#ui/Facts.tsx';
import { Page } from '#ui/Page.tsx';
import { StackedList } from '#ui/StackedList.tsx';
import { showToast } from '#ui/toasts.ts';
import { getPreboarding, markPreboardingTask, type PreboardingPlan } from '../../contract/endpoints-preboarding.ts';
import type { en } from '../../texts/en.ts';
import { DetailsForm } from './DetailsForm.tsx';

/** What somebody sees of their own plan before they start, by the link of the mail (plans.17). */
export function PreboardingPage() {
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  const [{ secret = '' }] = useQuery();
  const read = useCall(getPreboarding, { query: { secret } }, { enabled: secret !== '' });
  if (secret === '' || read.error?.status === 404)
    return <EmptyState isPage icon={IconLinkOff} title={t('preboarding.missingTitle')} text={t('preboarding.missingText')} />;
  return (
    <Loaded read={read} skeleton={<Skeleton height={320} radius="lg" />}>
      {({ plan }) => (
        <Page
          width="form"
          title={t('preboarding.title', { company: plan.companyName, name: plan.firstName })}
          description={t('preboarding.lead', { date: format.date(plan.firstDay) })}
        >
          <Facts>
            {plan.place && <Fact label={t('preboarding.place')}>{plan.place}</Fact>}
            {plan.leaderFullName && <Fact label={t('preboarding.leader')}>{plan.leaderFullName}</Fact>}
          </Facts>
          <CardSection title={t('preboarding.tasks')}>
            <OwnTasks plan={plan} secret={secret} />
          </CardSection>
          <CardSection title={t('preboarding.details')}>
            <p>{t('preboarding.detailsLead')}</p>
            <DetailsForm key={plan.given.join()} plan={plan} secret={secret} />
          </CardSection>
        </Page>
      )}
    </Loaded>
  );
}

function OwnTasks({ plan: { tasks }, secret }: { plan: PreboardingPlan; secret: string }) {
  const t = useTexts<typeof en>('onoffboarding');
  const format = useFormat();
  const { write, writing } = useWrite(markPreboardingTask, { changes: [getPreboarding] });
  const complete = (encId: string): void =>
    void runOrShowError(async () => {
      await write({ body: { secret, encId } });
      showToast({ title: t('preboarding.completed') });
    });
  if (tasks.length === 0) return <EmptyState title={t('preboarding.noTasks')} text={t('preboarding.noTasksText')} />;
  return (
    <StackedList aria-label={t('preboarding.tasks')}>
      {tasks.map(({ id, title, description, dueDate, completed, isOwn }) => (
        <li key={id}>
          <Checkbox
            radius="xl"
            checked={completed}
            disabled={completed || !isOwn || writing}
            label={title}
            aria-label={t('preboarding.complete', { title })}
            description={[dueDate && format.date(dueDate), !isOwn && t('preboarding.others'), description].filter(Boolean).join(' · ')}
            onChange={() => complete(id)}
          />
        </li>
      ))}
    </StackedList>
  );
}
