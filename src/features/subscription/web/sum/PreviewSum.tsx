import type { z } from 'zod';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { warningLines } from '#kernel/web/error-texts.ts';
import { Notice } from '#ui/Notice.tsx';
import { PointList } from '#ui/PointList.tsx';
import type { PreviewAnswer } from '../../contract/endpoints-purchase.ts';
import type { en } from '../../texts/en.ts';
import { useChangeWords } from '../overview/change-words.ts';
import { InvoiceSum } from './InvoiceSum.tsx';
import styles from './sum.module.css';

/** The first invoice, the next ones, and what changes when (subscription.17). */
export function PreviewSum({ preview: { now, next, changes, dropped, refusal, warnings } }: { preview: z.output<typeof PreviewAnswer> }) {
  const t = useTexts<typeof en>('subscription');
  const format = useFormat();
  const words = useChangeWords();
  const point = (change: (typeof changes)[number]) => (
    <li key={`${change.kind} ${change.from?.planId ?? ''} ${change.to?.planId ?? ''}`}>
      {t('sum.at', { what: words(change), date: format.date(change.date) })}
    </li>
  );
  return (
    <div className={styles['preview']}>
      {refusal !== null && <Notice tone="bad">{warningLines([refusal], 'subscription').join('\n')}</Notice>}
      {warnings.map(({ planId, used, limit }) => (
        <Notice key={planId} tone="warn">
          {t('sum.belowUsage', { plan: t(`plan.${planId}`), used, limit })}
        </Notice>
      ))}
      {refusal === null && now === null && <p className={styles['nothing']}>{t('sum.nowEmpty')}</p>}
      {now && <InvoiceSum title={t(now.kind === 'creditNote' ? 'sum.credit' : 'sum.now')} invoice={now} />}
      {next.map((invoice) => (
        <InvoiceSum key={invoice.date} title={t('sum.nextOn', { date: format.date(invoice.date) })} invoice={invoice} isFolded />
      ))}
      {changes.length > 0 && <PointList title={t('sum.changes')}>{changes.map(point)}</PointList>}
      {dropped.length > 0 && <PointList title={t('sum.dropped')}>{dropped.map(point)}</PointList>}
    </div>
  );
}
