import type { Card } from '#features/payment/contract/entities.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { TwoLines } from '#ui/TwoLines.tsx';
import type { ListedInvoice } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { useMoney } from '../use-money.ts';
import { InvoiceFiles } from './InvoiceFiles.tsx';
import { InvoiceStateBadge } from './InvoiceStateBadge.tsx';
import styles from './invoices.module.css';
import { PayNow } from './PayNow.tsx';

interface InvoiceListProps {
  invoices: readonly ListedInvoice[];
  /** The card by which unpaid ones can be paid; undefined where the reader cannot. */
  card: Card | undefined;
}

/** Invoices and credit notes with their states and files (subscription.33). */
export function InvoiceList({ invoices, card }: InvoiceListProps) {
  const t = useTexts<typeof en>('subscription');
  const format = useFormat();
  const money = useMoney();
  return (
    <FramedList label={t('invoices.title')}>
      {invoices.map((invoice) => {
        const { invoiceUuid, number, kind, date, dueDate, total, unpaid, state, canPayNow } = invoice;
        const dated = dueDate === null ? format.date(date) : t('invoices.dates', { date: format.date(date), due: format.date(dueDate) });
        const isPart = unpaid > 0 && unpaid !== total;
        return (
          <FramedRow key={invoiceUuid}>
            <span className={styles['name']}>
              <TwoLines about={dated}>{t(`invoices.${kind}`, { number })}</TwoLines>
            </span>
            <span className={styles['amount']}>
              <TwoLines about={isPart && t('invoices.left', { amount: money(unpaid) })}>{money(total)}</TwoLines>
            </span>
            <span className={styles['state']}>
              <InvoiceStateBadge state={state} />
            </span>
            <span className={styles['actions']}>
              <ButtonRow>
                {canPayNow && card && <PayNow invoice={invoice} card={card} />}
                <InvoiceFiles invoice={invoice} />
              </ButtonRow>
            </span>
          </FramedRow>
        );
      })}
    </FramedList>
  );
}
