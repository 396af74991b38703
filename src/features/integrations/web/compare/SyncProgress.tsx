import { ProgressLine } from '#ui/ProgressLine.tsx';
import { useCall } from '#kernel/web/use-call.ts';
import { getSyncState } from '../../contract/endpoints-sync.ts';
import type { Sync } from '../../contract/entities.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import styles from './compare.module.css';
import { StartedBy } from './StartedBy.tsx';
import { SyncNumbers } from './SyncNumbers.tsx';
import { useCompareWords } from './use-compare-words.ts';

interface SyncProgressProps {
  provider: AccountingSystem;
  /** Undefined while it is being started: the newest, once it runs. */
  sync?: Sync;
}

/** How far a sync is, with what became of people so far; it goes on when the page is left (integrations.53). */
export function SyncProgress({ provider, sync }: SyncProgressProps) {
  const { t, system } = useCompareWords(provider);
  const input = { query: { provider, ...(sync && { syncId: sync.syncId }) } };
  const { answer } = useCall(getSyncState, input, { everySeconds: 2 });
  const shown = answer?.sync?.state === 'running' ? answer.sync : sync;
  return (
    <div className={styles['fetching']}>
      <output>
        <ProgressLine
          label={shown ? t('sync.running', { system }) : t('sync.starting')}
          {...(shown && { share: shown.percent / 100, text: t('sync.percent', { percent: shown.percent }) })}
        />
      </output>
      {shown && <SyncNumbers provider={provider} counts={shown.counts} />}
      {shown && <StartedBy sync={shown} />}
      <p className={styles['quiet']}>{t('sync.leave')}</p>
    </div>
  );
}
