import { Button } from '@mantine/core';
import { useGo } from '#kernel/web/address.ts';
import { findErrorText } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { Sync } from '../../contract/entities.ts';
import { compareQuery, integrationsPath } from './addresses.ts';
import { useFetchAgain } from './compare-calls.ts';
import styles from './compare.module.css';
import { SyncedPeople } from './SyncedPeople.tsx';
import { SyncNumbers } from './SyncNumbers.tsx';
import { UndoSync } from './UndoSync.tsx';
import { useCompareWords } from './use-compare-words.ts';
import { useMaySync } from './use-may-sync.ts';

/** What came of a sync: in a sentence, in numbers, and person by person (integrations.54). */
export function SyncResult({ sync }: { sync: Sync }) {
  const { t } = useCompareWords(sync.provider);
  const go = useGo();
  const again = useFetchAgain(sync.provider);
  const maySync = useMaySync(sync.provider) === true;
  const compare = async (): Promise<void> => {
    if (await again.run()) await go(integrationsPath, compareQuery(sync.provider));
  };
  return (
    <div className={styles['result']}>
      <output>
        <Outcome sync={sync} />
      </output>
      {sync.state !== 'undone' && <SyncNumbers provider={sync.provider} counts={sync.counts} />}
      <ButtonRow>
        <Button loading={again.isFetching} onClick={() => void compare()}>
          {t('sync.again')}
        </Button>
        {maySync && sync.canUndo && <UndoSync sync={sync} />}
      </ButtonRow>
      <SyncedPeople sync={sync} />
    </div>
  );
}

function Outcome({ sync: { provider, state, counts, reason, rows } }: { sync: Sync }) {
  const { t, system } = useCompareWords(provider);
  const kept = rows.filter(({ fate }) => fate === 'kept').length;
  if (state === 'undone')
    return (
      <Notice tone={kept > 0 ? 'warn' : 'good'} title={t('sync.result.undone')}>
        {kept > 0 && `${t('sync.result.kept', { count: kept })} `}
        {t('sync.result.undoneText', { system })}
      </Notice>
    );
  if (state === 'failed')
    return (
      <Notice tone="bad" title={t('sync.result.failed')}>
        {t('sync.result.failedText', { reason: findErrorText(reason ?? '', {}, 'integrations') ?? '' })}
      </Notice>
    );
  if (state === 'partly')
    return (
      <Notice tone="warn" title={t('sync.result.partly', { count: counts.skipped + counts.failed })}>
        {t('sync.result.partlyText')}
      </Notice>
    );
  return <Notice tone="good" title={t('sync.result.done')} />;
}
