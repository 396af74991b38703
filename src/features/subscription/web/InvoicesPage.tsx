import { Skeleton } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Page } from '#ui/Page.tsx';
import { getCompanyOverview } from '../contract/endpoints-overview.ts';
import type { en } from '../texts/en.ts';
import { InvoiceList } from './invoices/InvoiceList.tsx';
import { chargedCard } from './charged-card.ts';

/** Every invoice of the company (subscription.33). */
export function InvoicesPage() {
  const t = useTexts<typeof en>('subscription');
  const read = useCall(getCompanyOverview, {});
  return (
    <Page
      title={t('invoices.title')}
      description={t('invoices.lead')}
      width="record"
      breadcrumbs={[
        <Link key="up" to="/organisation/subscription">
          {t('overview.title')}
        </Link>,
      ]}
    >
      <Loaded read={read} skeleton={<Skeleton height={240} radius="lg" />}>
        {(overview) =>
          overview.invoices.length === 0 ? (
            <EmptyState icon={IconReceipt} title={t('invoices.none')} text={t('invoices.noneText')} />
          ) : (
            <InvoiceList invoices={overview.invoices} card={chargedCard(overview)} />
          )
        }
      </Loaded>
    </Page>
  );
}
