import { Radio, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { invalidate } from '#kernel/web/use-call.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { withAllInside } from '../../contract/rules/folder-tree.ts';
import type { en } from '../../texts/en.ts';
import { deleteLater, undoMilliseconds } from '../pending-deletes.ts';
import type { PanelRow } from '../rules/panel-rows.ts';
import { readsOfFiles } from '../use-files.ts';
import { nameOfRow } from './FileTable.tsx';
import { usePanel } from './panel-state.ts';
import styles from './panel.module.css';

/** What will be deleted, and whether the content of folders is too; can be undone within ten seconds (files.25). */
export function DeleteDialog({ rows, onClose }: { rows: readonly PanelRow[]; onClose: () => void }) {
  const t = useTexts<typeof en>('files');
  const k = useKernelTexts();
  const cache = useQueryClient();
  const { place, list } = usePanel();
  const [isAll, setAll] = useState(false);
  const tags = rows.filter(({ kind }) => kind === 'folder').map(({ key }) => key);
  const files = rows.filter(({ kind }) => kind === 'file').map(({ key }) => key);
  const inside = withAllInside(list.tags, tags);
  const count = list.files.filter((file) => file.tags.some(({ tagId }) => inside.has(tagId))).length;
  const [first] = rows.map(nameOfRow);
  const title =
    rows.length === 1 ? t('panel.delete.titleFile', { name: first ?? '' }) : t('panel.delete.titleMany', { count: rows.length });

  function remove(): void {
    const undo = deleteLater(
      { place, files, tags, withAllInside: isAll },
      { onDone: () => invalidate(cache, ...readsOfFiles), onFailed: showError },
    );
    const isFile = rows.length === 1 && files.length === 1;
    showToast({
      title: isFile ? t('panel.delete.doneFile') : t('panel.delete.doneMany', { count: rows.length }),
      milliseconds: undoMilliseconds - 300,
      action: { label: k('actions.undo'), run: undo },
    });
    onClose();
  }

  return (
    <ConfirmDialog
      title={title}
      isOpen
      isDestructive
      onClose={onClose}
      onConfirm={remove}
      confirmLabel={t('panel.delete.confirm')}
      cancelLabel={k('actions.cancel')}
      closeLabel={k('actions.close')}
    >
      <div className={styles['form']}>
        {tags.length > 0 && (
          <Radio.Group label={t('panel.delete.foldersWhat')} value={isAll ? 'all' : 'keep'} onChange={(value) => setAll(value === 'all')}>
            <Stack gap="xs" mt="xs">
              <Radio value="keep" label={t('panel.delete.keepContent')} />
              <Radio value="all" label={t('panel.delete.withContent', { count })} />
            </Stack>
          </Radio.Group>
        )}
        <p className={styles['text']}>{t('panel.delete.text')}</p>
      </div>
    </ConfirmDialog>
  );
}
