import { IconReceipt } from '@tabler/icons-react';
import type { Card } from '#features/payment/contract/entities.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { List } from '#kernel/web/use-list.ts';
import { useListTexts } from '#kernel/web/use-list.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import type { Column } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { TwoLines } from '#ui/TwoLines.tsx';
import type { ListedInvoice } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { useMoney } from '../use-money.ts';
import type { firstInvoiceComes } from './first-invoice.ts';
import { InvoiceFiles } from './InvoiceFiles.tsx';
import { InvoiceStateBadge } from './InvoiceStateBadge.tsx';
import { PayNow } from './PayNow.tsx';

interface InvoiceTableProps {
  /** Undefined while loading. */
  rows: readonly ListedInvoice[] | undefined;
  total: number;
  list: List;
  isRefreshing: boolean;
  /** The card by which unpaid ones can be paid; undefined where the reader cannot. */
  card: Card | undefined;
  comes: ReturnType<typeof firstInvoiceComes>;
}

/** Invoices and credit notes with their states and files (subscription.33). */
export function InvoiceTable({ rows, total, list, isRefreshing, card, comes }: InvoiceTableProps) {
  const t = useTexts<typeof en>('subscription');
  const { table } = useListTexts();
  return (
    <DataTable
      label={t('invoices.title')}
      columns={useColumns(card)}
      rows={rows}
      rowKey={({ invoiceUuid }) => invoiceUuid}
      total={total}
      before={list.before}
      isRefreshing={isRefreshing}
      texts={table}
      empty={<EmptyState icon={IconReceipt} title={t('invoices.none')} text={t(`invoices.noneText.${comes}`)} />}
    />
  );
}

function useColumns(card: Card | undefined): Column<ListedInvoice>[] {
  const t = useTexts<typeof en>('subscription');
  const format = useFormat();
  const money = useMoney();
  return [
    { key: 'number', header: t('invoices.columns.number'), isPrimary: true, cell: ({ kind, number }) => t(`invoices.${kind}`, { number }) },
    { key: 'date', header: t('invoices.columns.date'), cell: ({ date }) => format.date(date) },
    { key: 'due', header: t('invoices.columns.due'), cell: ({ dueDate }) => dueDate && format.date(dueDate) },
    {
      key: 'total',
      header: t('invoices.columns.total'),
      align: 'end',
      cell: ({ total, unpaid }) => (
        <TwoLines about={unpaid > 0 && unpaid !== total && t('invoices.left', { amount: money(unpaid) })}>{money(total)}</TwoLines>
      ),
    },
    { key: 'state', header: t('invoices.columns.state'), cell: ({ state }) => <InvoiceStateBadge state={state} /> },
    {
      key: 'files',
      header: t('invoices.columns.files'),
      cell: (invoice) => (
        <ButtonRow>
          <InvoiceFiles invoice={invoice} />
          {invoice.canPayNow && card && <PayNow invoice={invoice} card={card} />}
        </ButtonRow>
      ),
    },
  ];
}
