import { Button } from '@mantine/core';
import { Link } from '#kernel/web/Link.tsx';
import { useCall } from '#kernel/web/use-call.ts';
import { Notice } from '#ui/Notice.tsx';
import { getSyncHistory } from '../../contract/endpoints-sync.ts';
import type { Comparison } from '../../contract/entities.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { integrationsPath, syncQuery } from './addresses.ts';
import { FetchAgain } from './FetchAgain.tsx';
import { useCompareWords } from './use-compare-words.ts';

/** Says that a sync is running, or that there was one since the people were fetched. */
export function SyncedSince({ comparison: { provider, fetchedAt } }: { comparison: Comparison }) {
  const { t, system } = useCompareWords(provider);
  const { answer } = useCall(getSyncHistory, { query: { provider } });
  const [newest] = answer?.syncs ?? [];
  if (!newest) return null;
  if (newest.state === 'running')
    return (
      <Notice
        tone="note"
        title={t('compare.runningSync.title', { system })}
        actions={
          <Button component={Link} to={integrationsPath} query={syncQuery(provider, newest.syncId)} variant="default">
            {t('compare.runningSync.show')}
          </Button>
        }
      >
        {t('compare.runningSync.text')}
        <Follow provider={provider} />
      </Notice>
    );
  if (newest.startedAt < fetchedAt) return null;
  return (
    <Notice tone="warn" actions={<FetchAgain provider={provider} />}>
      {t('compare.syncedSince')}
    </Notice>
  );
}

/** The live connection tells the end; asking again is for users without it. */
function Follow({ provider }: { provider: AccountingSystem }) {
  useCall(getSyncHistory, { query: { provider } }, { everySeconds: 5 });
  return null;
}
