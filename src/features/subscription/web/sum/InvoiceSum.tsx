import { useId } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { Fact, Facts } from '#ui/Facts.tsx';
import type { PreviewInvoice } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { useMoney } from '../use-money.ts';
import { useReasonWords } from './reason-words.ts';
import styles from './sum.module.css';

interface InvoiceSumProps {
  title: string;
  invoice: PreviewInvoice;
  /** Its lines are shown when asked for. */
  isFolded?: boolean;
}

/** An invoice as it would be: each line with its reason, then what is to be paid. */
export function InvoiceSum({ title, invoice, isFolded = false }: InvoiceSumProps) {
  const money = useMoney();
  const t = useTexts<typeof en>('subscription');
  const heading = useId();
  const lines = <Lines invoice={invoice} />;
  return (
    <section className={styles['invoice']} aria-labelledby={heading}>
      <div className={styles['head']}>
        <h3 id={heading} className={styles['title']}>
          {title}
        </h3>
        <span className={styles['payable']}>{money(invoice.kind === 'creditNote' ? invoice.total : invoice.payable)}</span>
      </div>
      {isFolded ? (
        <details className={styles['why']}>
          <summary>{t('sum.why')}</summary>
          {lines}
        </details>
      ) : (
        lines
      )}
    </section>
  );
}

function Lines({ invoice: { lines, net, vat, total, balanceUsed, payable, kind } }: { invoice: PreviewInvoice }) {
  const t = useTexts<typeof en>('subscription');
  const format = useFormat();
  const money = useMoney();
  const reasonOf = useReasonWords();
  const nameOf = ({ planId, productId }: (typeof lines)[number]): string => {
    if (planId) return t(`plan.${planId}`);
    return productId ? t(`product.${productId}`) : t('sum.discount');
  };
  return (
    <>
      <ul className={styles['lines']}>
        {lines.map((line, place) => (
          // Two lines of one plan differ in nothing else that is sure to.
          <li key={`${line.planId ?? line.productId ?? ''} ${line.from} ${line.reason.code} ${String(place)}`} className={styles['line']}>
            <span className={styles['name']}>{nameOf(line)}</span>
            <span className={styles['net']}>{money(line.net)}</span>
            <span className={styles['reason']}>
              {reasonOf(line.reason)}
              {line.planId && ` ${format.dateRange(line.from, line.to, 'short')}`}
            </span>
            {line.discount > 0 && <span className={styles['reason']}>{t('sum.lowered', { amount: money(line.discount) })}</span>}
          </li>
        ))}
      </ul>
      <Facts areNumbers>
        <Fact label={t('sum.net')}>{money(net)}</Fact>
        <Fact label={t('sum.vat')}>{money(vat)}</Fact>
        {balanceUsed !== 0 && <Fact label={t('sum.total')}>{money(total)}</Fact>}
        {balanceUsed !== 0 && <Fact label={t('sum.balance')}>{money(-balanceUsed)}</Fact>}
        <Fact label={t(kind === 'creditNote' ? 'sum.returned' : 'sum.payable')} isSum>
          {money(kind === 'creditNote' ? -total : payable)}
        </Fact>
      </Facts>
    </>
  );
}
