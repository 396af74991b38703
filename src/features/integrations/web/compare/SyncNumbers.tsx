import { useFormat } from '#kernel/web/format.ts';
import type { SyncCounts } from '../../contract/entities.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import styles from './compare.module.css';
import { useCompareWords } from './use-compare-words.ts';

const shown = ['added', 'updated', 'unchanged', 'skipped', 'failed'] as const;

/** How many people a sync came to, by what became of them. */
export function SyncNumbers({ provider, counts }: { provider: AccountingSystem; counts: SyncCounts }) {
  const { t } = useCompareWords(provider);
  const format = useFormat();
  return (
    <dl className={styles['numbers']} aria-label={t('sync.countsLabel')}>
      {shown.map((key) => (
        <div key={key}>
          <dt>{t(`sync.counts.${key}`)}</dt>
          <dd>{format.number(counts[key])}</dd>
        </div>
      ))}
    </dl>
  );
}
