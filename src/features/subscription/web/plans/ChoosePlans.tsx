import { Skeleton } from '@mantine/core';
import { IconPackageOff } from '@tabler/icons-react';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { getPlans } from '../../contract/endpoints-overview.ts';
import type { SubscriptionOverview } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { offerOf } from './offer.ts';
import { PlanChooser } from './PlanChooser.tsx';

/** The plans and packs that are sold, with what each choice costs (subscription.6). */
export function ChoosePlans({ overview }: { overview: SubscriptionOverview }) {
  const t = useTexts<typeof en>('subscription');
  const read = useCall(getPlans, {}, { staleMinutes: 30 });
  return (
    <Loaded read={read} skeleton={<Skeleton height={320} radius="lg" />}>
      {(sold) =>
        sold.plans.every(({ planId }) => planId === 'free') ? (
          <EmptyState icon={IconPackageOff} title={t('choose.unsold')} text={t('choose.unsoldText')} />
        ) : (
          <PlanChooser overview={overview} offer={offerOf(sold, overview.items)} yearDiscountPercent={sold.yearDiscountPercent} />
        )
      }
    </Loaded>
  );
}
