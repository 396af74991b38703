import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmAction } from '#kernel/web/ConfirmAction.tsx';
import { useWrite } from '#kernel/web/use-call.ts';
import { getSyncHistory, getSyncState, undoSync } from '../../contract/endpoints-sync.ts';
import { getIntegrations } from '../../contract/endpoints-overview.ts';
import type { Sync } from '../../contract/entities.ts';
import styles from './compare.module.css';
import { useCompareWords } from './use-compare-words.ts';

/** The button that takes back here what a sync did, with its question. */
export function UndoSync({ sync: { provider, syncId, addedHere } }: { sync: Sync }) {
  const { t, system } = useCompareWords(provider);
  const [isAsking, setAsking] = useState(false);
  const undo = useWrite(undoSync, { changes: [getSyncState, getSyncHistory, getIntegrations] });
  return (
    <>
      <Button variant="default" fw={400} onClick={() => setAsking(true)}>
        {t('sync.undo')}
      </Button>
      <ConfirmAction
        title={t('sync.undoTitle')}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        // Who was kept, the page says itself.
        act={() => undo.write({ body: { syncId } }, { onWarnings: () => undefined })}
        done={t('sync.undone')}
        confirmLabel={t('sync.undo')}
        isDestructive
      >
        <p>{t('sync.undoText', { added: addedHere })}</p>
        <p className={styles['quiet']}>{t('sync.undoThere', { system })}</p>
      </ConfirmAction>
    </>
  );
}
