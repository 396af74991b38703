import { Skeleton } from '@mantine/core';
import { useQuery } from '#kernel/web/address.ts';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { Page } from '#ui/Page.tsx';
import { getCompanyOverview, getPlans } from '../contract/endpoints-overview.ts';
import type { en } from '../texts/en.ts';
import { ConfirmPurchase } from './confirm/ConfirmPurchase.tsx';
import { Processing } from './confirm/Processing.tsx';
import { CardReturned } from './payment/CardReturned.tsx';

/** What the address names is confirmed here, or is being carried out (subscription.23, subscription.24). */
export function ConfirmPage() {
  const t = useTexts<typeof en>('subscription');
  const [{ processingId }] = useQuery();
  const overview = useCall(getCompanyOverview, {}, { enabled: processingId === undefined });
  const sold = useCall(getPlans, {}, { staleMinutes: 30, enabled: processingId === undefined });
  const skeleton = <Skeleton height={320} radius="lg" />;
  if (processingId !== undefined) return <Processing processingId={processingId} />;
  return (
    <Page
      title={t('confirm.title')}
      description={t('confirm.lead')}
      width="record"
      breadcrumbs={[
        <Link key="subscription" to="/organisation/subscription">
          {t('overview.title')}
        </Link>,
        <Link key="plans" to="/organisation/subscription" query={{ view: 'plans' }}>
          {t('confirm.back')}
        </Link>,
      ]}
    >
      <CardReturned />
      <Loaded read={overview} skeleton={skeleton}>
        {(company) => (
          <Loaded read={sold} skeleton={skeleton}>
            {(plans) => <ConfirmPurchase overview={company} sold={plans} />}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}
