import { Skeleton } from '@mantine/core';
import { useFormat, type Format } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { TwoLines } from '#ui/TwoLines.tsx';
import { getCompanyOverview } from '../../contract/endpoints-overview.ts';
import type { SubscriptionOverview } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

/** The plans on the page of the company, and what comes next (company.9). */
export function OrganisationCard() {
  const t = useTexts<typeof en>('subscription');
  const format = useFormat();
  const read = useCall(getCompanyOverview, {});
  return (
    <CardSection title={t('overview.card.title')}>
      <Loaded read={read} skeleton={<Skeleton height={40} radius="md" />}>
        {(overview) => <TwoLines about={nextOf(overview, { t, format })}>{plansOf(overview, t, format.list)}</TwoLines>}
      </Loaded>
      <Link to="/organisation/subscription">{t('overview.card.open')}</Link>
    </CardSection>
  );
}

type T = ReturnType<typeof useTexts<typeof en>>;

function plansOf({ items }: SubscriptionOverview, t: T, list: (names: string[]) => string): string {
  return items.length === 0 ? t('overview.card.none') : list(items.map(({ planId }) => t(`plan.${planId}`)));
}

function nextOf({ endsOn, isCurrentlyOnTrial, trial, renewsOn }: SubscriptionOverview, { t, format }: { t: T; format: Format }) {
  if (isCurrentlyOnTrial) return t('overview.card.trial', { date: format.dayOf(trial.endsAt) });
  if (endsOn !== null) return t('overview.card.ending', { date: format.date(endsOn) });
  return renewsOn && t('overview.card.renewal', { date: format.date(renewsOn) });
}
