import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { Link } from '#kernel/web/Link.tsx';
import { findErrorText } from '#kernel/web/texts.ts';
import { Notice } from '#ui/Notice.tsx';
import { useNarrow } from '#ui/use-narrow.ts';
import type { Sync } from '../../contract/entities.ts';
import { isHalt } from '../../contract/kinds.ts';
import { integrationsPath } from './addresses.ts';
import styles from './compare.module.css';
import { StartedBy } from './StartedBy.tsx';
import { SyncedPeople } from './SyncedPeople.tsx';
import { useCompareWords } from './use-compare-words.ts';
import { useConnection } from './use-connection.ts';

const numbered = ['added', 'updated', 'unchanged', 'skipped', 'failed'] as const;

/** What came of a sync: in a sentence, in numbers, and person by person (integrations.54). On a phone who started it stands below, so that the list begins early. */
export function SyncResult({ sync }: { sync: Sync }) {
  const isNarrow = useNarrow();
  return (
    <>
      <output>
        <Outcome sync={sync} startedBy={!isNarrow && <StartedBy sync={sync} />} />
      </output>
      <SyncedPeople sync={sync} />
      {isNarrow && <StartedBy sync={sync} />}
    </>
  );
}

function Outcome({ sync, startedBy }: { sync: Sync; startedBy: ReactNode }) {
  const { provider, state, counts, rows } = sync;
  const { t, system } = useCompareWords(provider);
  const notUndone = rows.filter(({ fate }) => fate === 'kept').length;
  const parts = numbered.flatMap((one) => (counts[one] > 0 ? [t(`sync.numbers.${one}`, { count: counts[one] })] : []));
  const facts = (
    <div className={styles['facts']}>
      {parts.length > 0 && <p>{parts.join(' · ')}</p>}
      {startedBy}
    </div>
  );
  if (state === 'undone')
    return (
      <Notice tone={notUndone > 0 ? 'warn' : 'good'} title={t('sync.result.undone')}>
        {notUndone > 0 && `${t('sync.result.kept', { count: notUndone })} `}
        {t('sync.result.undoneText', { system })}
        {startedBy}
      </Notice>
    );
  if (state === 'failed')
    return (
      <Notice tone="bad" title={t('sync.result.failed')} actions={<NewKey sync={sync} />}>
        <Stopped sync={sync} />
        {facts}
      </Notice>
    );
  const left = counts.skipped + counts.failed;
  return (
    <Notice tone={left > 0 ? 'warn' : 'good'} title={left > 0 ? t('sync.result.partly', { count: left }) : t('sync.result.done')}>
      {facts}
    </Notice>
  );
}

const keyCodes: readonly (string | null)[] = ['integrations.InvalidToken', 'integrations.NoPermission'];

/** The way to a new key, with which a sync that its key has stopped goes on. */
function NewKey({ sync: { provider, reason, resumesUntil } }: { sync: Sync }) {
  const { t } = useCompareWords(provider);
  const connection = useConnection(provider);
  if (resumesUntil === null || !keyCodes.includes(reason) || !connection?.isConnected || !connection.mayConnect) return null;
  return (
    <Button component={Link} to={integrationsPath} query={{ integration: provider, act: 'connect' }} variant="default">
      {t('compare.failed.newKey')}
    </Button>
  );
}

/** Why a sync stopped, and what becomes of those who still wait (integrations.46). */
function Stopped({ sync: { provider, reason, resumesUntil, rows } }: { sync: Sync }) {
  const { t, system } = useCompareWords(provider);
  const format = useFormat();
  // What the system said stands only where it was said: its code needs those words.
  const why =
    reason === 'integrations.NoPermission' ? t('sync.result.noPermission', { system }) : findErrorText(reason ?? '', {}, 'integrations');
  const waiting = rows.filter(({ fate }) => fate === 'waiting').length;
  const waits = (moment: string) =>
    isHalt(reason) ? t('sync.result.resumesHere', { moment }) : t('sync.result.resumes', { system, moment });
  const rest = resumesUntil === null ? t('sync.result.over', { count: waiting }) : waits(format.moment(resumesUntil));
  return `${why ?? ''} ${t('sync.result.failedText')} ${rest}`.trim();
}
