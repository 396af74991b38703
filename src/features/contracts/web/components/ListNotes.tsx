import type { Answer } from '#kernel/contract/endpoint.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { getContracts } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import styles from './contracts.module.css';

/** What the contracts of the filter cost or bring in a year, each currency for itself, and how many the subscription covers. */
export function ListNotes({ answer: { sums, limit, totalEntries } }: { answer: Answer<typeof getContracts> }) {
  const t = useTexts<typeof en>('contracts');
  const format = useFormat();
  if (totalEntries === 0) return null;
  const hourly = sums.reduce((count, sum) => count + sum.hourly, 0);
  const yearly = sums.filter(({ contracts }) => contracts > 0);
  return (
    <ul className={styles['note']} aria-label={t('list.sums.label')}>
      {yearly.map(({ currency, perYear }) => (
        <li key={currency}>
          <strong className="tabular">{t('list.sums.perYear', { amount: format.money(perYear, currency) })}</strong>
        </li>
      ))}
      {hourly > 0 && <li>{t('list.sums.hourly', { count: hourly })}</li>}
      {limit.limit !== null && <li>{t('list.limit', { used: limit.used, limit: limit.limit })}</li>}
    </ul>
  );
}
