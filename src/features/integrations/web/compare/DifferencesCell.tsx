import type { AccountingSystem } from '../../contract/kinds.ts';
import styles from './compare.module.css';
import type { ComparedRow } from './row-filters.ts';
import { useCompareWords } from './use-compare-words.ts';

/** In which fields somebody in both differs. */
export function DifferencesCell({ row, provider }: { row: ComparedRow; provider: AccountingSystem }) {
  const { t, fieldNames } = useCompareWords(provider);
  if (!('differences' in row)) return null;
  const count = row.differences.length;
  if (count === 0) return <span className={styles['equal']}>{t('compare.equalRow')}</span>;
  return t('compare.differences', { count, fields: fieldNames(row.differences.map(({ field }) => field)) });
}
