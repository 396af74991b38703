import { Skeleton } from '@mantine/core';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Page } from '#ui/Page.tsx';
import { getCompanyOverview } from '../contract/endpoints-overview.ts';
import type { en } from '../texts/en.ts';
import { BuyerSections } from './payment/BuyerSections.tsx';
import { CardReturned } from './payment/CardReturned.tsx';
import { CardsSection } from './payment/CardsSection.tsx';
import { MethodSection } from './payment/MethodSection.tsx';
import { useTakesEhf } from './payment/use-takes-ehf.ts';

/** How the company pays: method, cards, recipient and billing information. */
export function PaymentPage() {
  const t = useTexts<typeof en>('subscription');
  const read = useCall(getCompanyOverview, {});
  const takesEhf = useTakesEhf();
  // What is offered first is known before anything is shown, so that nothing moves.
  const shown = takesEhf === undefined && !read.error ? { ...read, answer: undefined } : read;
  return (
    <Page
      title={t('payment.title')}
      description={t('payment.lead')}
      width="form"
      breadcrumbs={[
        <Link key="up" to="/organisation/subscription">
          {t('overview.title')}
        </Link>,
      ]}
    >
      <CardReturned />
      <Loaded read={shown} skeleton={<Skeleton height={320} radius="lg" />}>
        {(overview) => (
          <>
            {overview.permissions.change && <MethodSection overview={overview} takesEhf={takesEhf ?? false} />}
            {(overview.takesCards || overview.cards.length > 0) && (
              <CardsSection
                cards={overview.cards}
                mayChange={overview.permissions.change}
                returnPath="/organisation/subscription/payment"
              />
            )}
            <BuyerSections overview={overview} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
