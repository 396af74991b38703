import { Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { withAllInside } from '../../contract/rules/folder-tree.ts';
import type { en } from '../../texts/en.ts';
import type { PanelRow } from '../rules/panel-rows.ts';
import { useFileWrite } from '../use-files.ts';
import { useRestore } from '../use-restore.ts';
import { nameOfRow } from './FileTable.tsx';
import { usePanel } from './panel-state.ts';
import styles from './panel.module.css';

/** What will be deleted, and whether the content of folders is too; Undo brings it back from the trash (files.25). */
export function DeleteDialog({ rows, onClose }: { rows: readonly PanelRow[]; onClose: () => void }) {
  const t = useTexts<typeof en>('files');
  const k = useKernelTexts();
  const { place, list } = usePanel();
  const write = useFileWrite(place);
  const restore = useRestore(place);
  const [isAll, setAll] = useState(false);
  const tags = rows.filter(({ kind }) => kind === 'folder').map(({ key }) => key);
  const files = rows.filter(({ kind }) => kind === 'file').map(({ key }) => key);
  const inside = withAllInside(list.tags, tags);
  const count = list.files.filter((file) => file.tags.some(({ tagId }) => inside.has(tagId))).length;
  const [first] = rows.map(nameOfRow);
  const title =
    rows.length === 1 ? t('panel.delete.titleFile', { name: first ?? '' }) : t('panel.delete.titleMany', { count: rows.length });

  async function remove(): Promise<void> {
    const isDone = await write((calls) => calls.remove(files, tags, isAll));
    if (!isDone) return;
    const isFile = rows.length === 1 && files.length === 1;
    showToast({
      title: isFile ? t('panel.delete.doneFile') : t('panel.delete.doneMany', { count: rows.length }),
      milliseconds: 10_000,
      action: { label: k('actions.undo'), run: () => void restore(files, tags) },
    });
    onClose();
  }

  return (
    <ConfirmDialog title={title} isOpen isDestructive onClose={onClose} onConfirm={remove} confirmLabel={t('panel.delete.confirm')}>
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
