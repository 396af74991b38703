import { Link } from '#kernel/web/Link.tsx';
import { ListEnd } from '#kernel/web/ListView.tsx';
import { CallErrorState } from '#kernel/web/Loaded.tsx';
import { useUser } from '#kernel/web/session.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import { useList } from '#kernel/web/use-list.ts';
import { Page } from '#ui/Page.tsx';
import { getCompanyOverview, getInvoices } from '../contract/endpoints-overview.ts';
import type { en } from '../texts/en.ts';
import { firstInvoiceComes } from './invoices/first-invoice.ts';
import { chargedCard } from './charged-card.ts';
import { BankReturned } from './invoices/BankReturned.tsx';
import { InvoiceTable } from './invoices/InvoiceTable.tsx';

/** Every invoice of the company, a page of them at a time (subscription.33). */
export function InvoicesPage() {
  const t = useTexts<typeof en>('subscription');
  const list = useList({ filterKeys: [], pageSize: 25 });
  const overview = useCall(getCompanyOverview, {});
  const isView = Boolean(useUser().viewAs);
  const read = useCall(getInvoices, { query: { page: list.page, pageSize: list.pageSize } }, { keepsPrevious: true });
  const total = read.answer?.total ?? 0;
  // Whether one can pay is known before the rows are shown, so that no button comes later.
  const rows = overview.loading ? undefined : read.answer?.invoices;
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
      {rows && <BankReturned rows={rows} />}
      {read.error && !read.answer ? (
        <CallErrorState error={read.error} retry={read.retry} />
      ) : (
        <InvoiceTable
          rows={rows}
          total={total}
          list={list}
          isRefreshing={read.refreshing}
          card={isView ? undefined : overview.answer && chargedCard(overview.answer)}
          comes={firstInvoiceComes(overview.answer?.items ?? [])}
        />
      )}
      {rows && <ListEnd list={list} count={rows.length} total={total} />}
    </Page>
  );
}
