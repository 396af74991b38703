import { useFormat } from '#kernel/web/format.ts';
import type { Comparison } from '../../contract/entities.ts';
import styles from './compare.module.css';
import { useCompareWords } from './use-compare-words.ts';

/** When the people of a comparison were fetched. */
export function FetchedAt({ comparison: { provider, fetchedAt } }: { comparison: Comparison }) {
  const { t } = useCompareWords(provider);
  const format = useFormat();
  return <p className={styles['quiet']}>{t('compare.fetched', { moment: format.moment(fetchedAt) })}</p>;
}
