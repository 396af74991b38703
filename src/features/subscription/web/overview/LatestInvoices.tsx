import { Link } from '#kernel/web/Link.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { CardSection } from '#ui/CardSection.tsx';
import { FramedList, FramedRow } from '#ui/FramedList.tsx';
import { TwoLines } from '#ui/TwoLines.tsx';
import type { SubscriptionOverview } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { firstInvoiceComes } from '../invoices/first-invoice.ts';
import { InvoiceStateBadge } from '../invoices/InvoiceStateBadge.tsx';
import { useMoney } from '../use-money.ts';
import styles from './overview.module.css';

const most = 3;

/** The last invoices, with the way to all of them. */
export function LatestInvoices({ overview: { invoices, items } }: { overview: SubscriptionOverview }) {
  const t = useTexts<typeof en>('subscription');
  const format = useFormat();
  const money = useMoney();
  return (
    <CardSection title={t('overview.latest')}>
      {invoices.length === 0 && <p className={styles['quiet']}>{t(`invoices.noneText.${firstInvoiceComes(items)}`)}</p>}
      {invoices.length > 0 && (
        <>
          <FramedList label={t('overview.latest')}>
            {invoices.slice(0, most).map(({ invoiceUuid, kind, number, date, total, state }) => (
              <FramedRow key={invoiceUuid}>
                <span className={styles['grow']}>
                  <TwoLines about={format.date(date)}>{t(`invoices.${kind}`, { number })}</TwoLines>
                </span>
                <span className={styles['price']}>{money(total)}</span>
                <InvoiceStateBadge state={state} />
              </FramedRow>
            ))}
          </FramedList>
          <Link to="/organisation/subscription/invoices">{t('overview.toInvoices')}</Link>
        </>
      )}
    </CardSection>
  );
}
