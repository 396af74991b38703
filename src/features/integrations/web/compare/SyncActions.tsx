import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useGo } from '#kernel/web/address.ts';
import type { Sync } from '../../contract/entities.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { compareQuery, integrationsPath } from './addresses.ts';
import { useFetchAgain } from './compare-calls.ts';
import { UndoSync } from './UndoSync.tsx';
import { useCompareWords } from './use-compare-words.ts';
import { useConnection } from './use-connection.ts';

interface SyncActionsProps {
  provider: AccountingSystem;
  sync: Sync | undefined;
}

/** What can be done about a sync, and the way on from it. */
export function SyncActions({ provider, sync }: SyncActionsProps) {
  const { t } = useCompareWords(provider);
  const go = useGo();
  const again = useFetchAgain(provider);
  const connection = useConnection(provider);
  const compare = async (): Promise<void> => {
    if (await again.run()) await go(integrationsPath, compareQuery(provider));
  };
  return (
    <>
      {sync?.canUndo && connection?.maySyncHere && <UndoSync sync={sync} />}
      {sync && sync.state !== 'running' && connection?.maySync && (
        <Button leftSection={<IconRefresh aria-hidden />} loading={again.isFetching} onClick={() => void compare()}>
          {t('sync.again')}
        </Button>
      )}
    </>
  );
}
