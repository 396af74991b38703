import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ProgressLine } from '#ui/ProgressLine.tsx';
import type { en } from '../../texts/en.ts';
import { StorageFull } from '../StorageFull.tsx';
import { usePanel } from './panel-state.ts';
import styles from './panel.module.css';

/** What to do when the storage is full, before somebody tries to add a file (files.27). */
export function FullNotice() {
  const { list, mayAdd, folder } = usePanel();
  const { used, limit } = list.storage;
  if (!mayAdd(folder) || limit === null || used < limit) return null;
  return <StorageFull mayFreeSpace={list.permissions.freeSpace} />;
}

/** The available storage and the trash, for users who may add files (files.27). */
export function StorageBar() {
  const t = useTexts<typeof en>('files');
  const format = useFormat();
  const { list, mayAdd, folder, act } = usePanel();
  const { used, limit } = list.storage;
  if (!mayAdd(folder)) return null;
  const text = limit === null ? t('panel.storage.usedOnly', { used: format.bytes(used) }) : '';
  return (
    <div className={styles['storage']}>
      {limit === null ? (
        text
      ) : (
        <ProgressLine
          label={t('panel.storage.label')}
          share={Math.min(1, used / limit)}
          text={t('panel.storage.used', { used: format.bytes(used), limit: format.bytes(limit) })}
        />
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        className={styles['trash']}
        leftSection={<IconTrash aria-hidden />}
        onClick={() => act({ action: 'deleted' })}
      >
        {t('panel.deleted.title')}
      </Button>
    </div>
  );
}
