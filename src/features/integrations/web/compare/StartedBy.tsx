import { useFormat } from '#kernel/web/format.ts';
import type { Sync } from '../../contract/entities.ts';
import styles from './compare.module.css';
import { useCompareWords } from './use-compare-words.ts';

/** Who started a sync, and when. */
export function StartedBy({ sync: { provider, startedAt, startedByFullName: name } }: { sync: Sync }) {
  const { t } = useCompareWords(provider);
  const format = useFormat();
  const moment = format.moment(startedAt);
  return <p className={styles['quiet']}>{name === null ? t('sync.byErased', { moment }) : t('sync.by', { name, moment })}</p>;
}
