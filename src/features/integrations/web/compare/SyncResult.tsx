import { findErrorText } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import type { Sync } from '../../contract/entities.ts';
import styles from './compare.module.css';
import { SyncedPeople } from './SyncedPeople.tsx';
import { useCompareWords } from './use-compare-words.ts';

/** What came of a sync: in a sentence, in numbers, and person by person (integrations.54). */
export function SyncResult({ sync }: { sync: Sync }) {
  return (
    <>
      <output>
        <Outcome sync={sync} />
      </output>
      <SyncedPeople sync={sync} />
    </>
  );
}

function Outcome({ sync: { provider, state, counts, reason, rows } }: { sync: Sync }) {
  const { t, system } = useCompareWords(provider);
  const kept = rows.filter(({ fate }) => fate === 'kept').length;
  const numbers = <p className={styles['numbersLine']}>{t('sync.numbers', { ...counts })}</p>;
  if (state === 'undone')
    return (
      <Notice tone={kept > 0 ? 'warn' : 'good'} title={t('sync.result.undone')}>
        {kept > 0 && `${t('sync.result.kept', { count: kept })} `}
        {t('sync.result.undoneText', { system })}
      </Notice>
    );
  if (state === 'failed') {
    // What the system said stands only where it was said: its code needs those words.
    const why =
      reason === 'integrations.NoPermission' ? t('sync.result.noPermission', { system }) : findErrorText(reason ?? '', {}, 'integrations');
    return (
      <Notice tone="bad" title={t('sync.result.failed')}>
        {t('sync.result.failedText', { system, reason: why ?? '' })}
        {numbers}
      </Notice>
    );
  }
  const left = counts.skipped + counts.failed;
  return (
    <Notice tone={left > 0 ? 'warn' : 'good'} title={left > 0 ? t('sync.result.partly', { count: left }) : t('sync.result.done')}>
      {numbers}
    </Notice>
  );
}
