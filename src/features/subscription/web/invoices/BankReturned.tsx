import { useQuery } from '#kernel/web/address.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { ListedInvoice } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';

/** What came of a payment that the bank asked about, whose page leads back with the invoice in the address; a bank that said no says nothing here. */
export function BankReturned({ rows }: { rows: readonly ListedInvoice[] }) {
  const t = useTexts<typeof en>('subscription');
  const [{ paying }] = useQuery();
  const invoice = rows.find(({ invoiceUuid }) => invoiceUuid === paying);
  if (!invoice) return null;
  const { number, state } = invoice;
  return (
    <output>
      {state === 'paid' ? (
        <Notice tone="good">{t('invoices.paidAtBank', { number })}</Notice>
      ) : (
        <Notice tone="warn" title={t('invoices.notPaid', { number })}>
          {t('invoices.notPaidText')}
        </Notice>
      )}
    </output>
  );
}
