import { Button, Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { lazyComponent } from '#kernel/web/parts.ts';
import { PartToCome } from '#kernel/web/PartToCome.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall, type Read } from '#kernel/web/use-call.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Columns } from '#ui/Columns.tsx';
import { Page } from '#ui/Page.tsx';
import { getCompanyOverview } from '../contract/endpoints-overview.ts';
import type { SubscriptionOverview } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { Buying } from './overview/Buying.tsx';
import { ChangesCard } from './overview/ChangesCard.tsx';
import { LatestInvoices } from './overview/LatestInvoices.tsx';
import styles from './overview/overview.module.css';
import { PaymentCard } from './overview/PaymentCard.tsx';
import { PlansCard } from './overview/PlansCard.tsx';
import { stateOf } from './overview/subscription-state.ts';
import { SubscriptionStates } from './overview/SubscriptionStates.tsx';
import { UsageCard } from './overview/UsageCard.tsx';

const ChoosePlans = lazyComponent(async () => (await import('./plans/ChoosePlans.tsx')).ChoosePlans);

/** What the company subscribes to, or the plans to choose from, as the address says (subscription.28). */
export function SubscriptionPage() {
  const t = useTexts<typeof en>('subscription');
  const [{ view }] = useQuery();
  const read = useCall(getCompanyOverview, {});
  const mayChange = read.answer?.permissions.change === true;
  const isEnding = Boolean(useUser().company.endsAt);
  if (view === 'plans' && (mayChange || read.loading)) return <PlansView read={read} />;
  return (
    <Page
      title={t('overview.title')}
      width="record"
      description={read.answer && !mayChange && t(isEnding ? 'overview.ending' : 'overview.readOnly')}
      states={read.answer && <SubscriptionStates overview={read.answer} />}
      actions={read.answer && mayChange && <Actions overview={read.answer} />}
    >
      <Loaded read={read} skeleton={<Skeleton height={320} radius="lg" />}>
        {(overview) => (
          <>
            {overview.processingId && <Buying processingId={overview.processingId} />}
            <Overview overview={overview} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** What is unpaid comes before other plans. */
function Actions({ overview }: { overview: SubscriptionOverview }) {
  const t = useTexts<typeof en>('subscription');
  const state = stateOf(overview);
  const isUnpaid = state === 'due' || state === 'nonpayment';
  const hasPaid = overview.items.some(({ isTrial }) => !isTrial);
  return (
    <ButtonRow>
      <Button component={Link} to="/organisation/subscription" query={{ view: 'plans' }} variant={isUnpaid ? 'default' : 'filled'}>
        {t(hasPaid ? 'overview.change' : 'overview.choosePlans')}
      </Button>
      {isUnpaid && (
        <Button component={Link} to="/organisation/subscription/invoices">
          {t('overview.payInvoices')}
        </Button>
      )}
    </ButtonRow>
  );
}

/** The plans to choose from; its head stands from the first moment, so that nothing moves. */
function PlansView({ read }: { read: Read<SubscriptionOverview> }) {
  const t = useTexts<typeof en>('subscription');
  return (
    <Page
      title={t('choose.title')}
      description={t('choose.lead')}
      width="record"
      breadcrumbs={[
        <Link key="up" to="/organisation/subscription">
          {t('overview.title')}
        </Link>,
      ]}
    >
      <Loaded read={read} skeleton={<Skeleton height={320} radius="lg" />}>
        {(overview) => (
          <>
            {overview.processingId && <Buying processingId={overview.processingId} />}
            <Suspense fallback={<PartToCome skeleton={<div data-loading />} />}>
              <ChoosePlans overview={overview} />
            </Suspense>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Overview({ overview }: { overview: SubscriptionOverview }) {
  return (
    <Columns of="cards">
      <div className={styles['column']}>
        <PlansCard overview={overview} />
        <ChangesCard changes={overview.scheduledChanges} mayChange={overview.permissions.change} />
        <UsageCard overview={overview} />
      </div>
      <div className={styles['column']}>
        <PaymentCard overview={overview} />
        <LatestInvoices overview={overview} />
      </div>
    </Columns>
  );
}
