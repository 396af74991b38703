import { Skeleton } from '@mantine/core';
import type { Answer } from '#kernel/contract/endpoint.ts';
import { useQuery, type Query } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { Page } from '#ui/Page.tsx';
import { getCompanyOverview, getPlans } from '../contract/endpoints-overview.ts';
import type { SubscriptionOverview } from '../contract/entities.ts';
import type { en } from '../texts/en.ts';
import { ConfirmPurchase } from './confirm/ConfirmPurchase.tsx';
import { orderKind, type OrderKind } from './confirm/order-kind.ts';
import { Processing } from './confirm/Processing.tsx';
import { Buying } from './overview/Buying.tsx';
import { CardReturned } from './payment/CardReturned.tsx';
import { useTakesEhf } from './payment/use-takes-ehf.ts';
import { choiceAddressOf, orderOfAddress } from './plans/choice-address.ts';
import { offerOf } from './plans/offer.ts';
import { choiceOfItems } from './plans/order.ts';

/** What the address names is confirmed here, or is being carried out (subscription.23, subscription.24). */
export function ConfirmPage() {
  const [{ processingId }] = useQuery();
  return processingId === undefined ? <Confirming /> : <Processing processingId={processingId} />;
}

function Confirming() {
  const t = useTexts<typeof en>('subscription');
  const [query] = useQuery();
  const overview = useCall(getCompanyOverview, {});
  const sold = useCall(getPlans, {}, { staleMinutes: 30 });
  const takesEhf = useTakesEhf();
  const isEnding = Boolean(useUser().company.endsAt);
  const kind = kindOf(query, overview.answer, sold.answer);
  // What is offered first is known before anything is shown, so that nothing moves.
  const read = takesEhf === undefined && !overview.error ? { ...overview, answer: undefined } : overview;
  const skeleton = <Skeleton height={320} radius="lg" />;
  return (
    <Page
      title={t(`confirm.title.${kind}`)}
      description={t(`confirm.lead.${kind}`)}
      width="record"
      breadcrumbs={[
        <Link key="subscription" to="/organisation/subscription">
          {t('overview.title')}
        </Link>,
        <Link key="plans" to="/organisation/subscription" query={{ view: 'plans', ...choiceAddressOf(query) }}>
          {t('confirm.back')}
        </Link>,
      ]}
    >
      <CardReturned />
      <Loaded read={read} skeleton={skeleton}>
        {(company) => {
          if (!company.permissions.change) return <Notice tone="note">{t(isEnding ? 'overview.ending' : 'overview.readOnly')}</Notice>;
          if (company.processingId !== null) return <Buying processingId={company.processingId} />;
          return (
            <Loaded read={sold} skeleton={skeleton}>
              {(plans) => <ConfirmPurchase overview={company} sold={plans} takesEhf={takesEhf ?? false} kind={kind} />}
            </Loaded>
          );
        }}
      </Loaded>
    </Page>
  );
}

/** A purchase until it is known what the company has. */
function kindOf(query: Query, overview: SubscriptionOverview | undefined, sold: Answer<typeof getPlans> | undefined): OrderKind {
  if (!overview || !sold) return 'purchase';
  const current = choiceOfItems(overview);
  const { choice, unknown } = orderOfAddress(query, offerOf(sold, overview.items), current);
  return unknown.length > 0 ? 'purchase' : orderKind(choice, current);
}
