import { Radio, Stack } from '@mantine/core';
import { z } from 'zod';
import { notSent, useForm } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { ShortList } from '#ui/ShortList.tsx';
import { showToast } from '#ui/toasts.ts';
import { withAllInside } from '../../contract/rules/folder-tree.ts';
import type { en } from '../../texts/en.ts';
import { countedKind } from '../rules/counted-kind.ts';
import { nameOfRow, opensContent, presetContent, undoTime, type PanelRow } from '../rules/panel-rows.ts';
import { useFileWrite } from '../use-files.ts';
import { useRestore } from '../use-restore.ts';
import { focusNext, rowLinks } from './focus-row.ts';
import { usePanel } from './panel-state.ts';
import styles from './panel.module.css';

const DeletionChoice = z.object({ content: z.enum(['keep', 'all']) });

/** What will be deleted, and whether the content of folders is too; Undo brings it back from the trash (files.25). */
export function DeleteDialog({ rows, onClose }: { rows: readonly PanelRow[]; onClose: () => void }) {
  const t = useTexts<typeof en>('files');
  const k = useKernelTexts();
  const { place, list } = usePanel();
  const write = useFileWrite(place);
  const restore = useRestore(place);
  const tags = rows.filter(({ kind }) => kind === 'folder').map(({ key }) => key);
  const files = rows.filter(({ kind }) => kind === 'file').map(({ key }) => key);
  const counted = countedKind(files.length, tags.length);
  const inside = withAllInside(list.tags, tags);
  const count = list.files.filter((file) => file.tags.some(({ tagId }) => inside.has(tagId))).length;
  const names = rows.map(nameOfRow);
  const title =
    names.length === 1 ? t('panel.delete.titleFile', { name: names[0] ?? '' }) : t('panel.delete.titleMany', { count: names.length });

  const opens = opensContent(rows);
  const initial: z.output<typeof DeletionChoice> = { content: presetContent(rows) };
  const form = useForm(DeletionChoice, {
    initial,
    // What is deleted was selected on the page, and is not selected after a reload.
    draft: 'selection',
    send: async ({ content }) => {
      const before = rowLinks();
      return (await write((calls) => calls.remove(files, tags, content === 'all'))) ? before : notSent;
    },
    onSent: (before) => {
      showToast({
        title: t('panel.delete.done', counted),
        milliseconds: undoTime(rows, list.tags),
        action: { label: k('actions.undo'), run: () => void restore(files, tags) },
      });
      onClose();
      focusNext(before);
    },
  });

  return (
    <FormDialog title={title} form={form} onClose={onClose} send={t('panel.delete.confirm', counted)} isDestructive>
      {names.length > 1 && (
        <ShortList title={t('panel.delete.whatMany')} lines={rows.map((row) => ({ key: row.key, text: nameOfRow(row) }))} />
      )}
      {tags.length > 0 && (
        <Radio.Group label={t('panel.delete.foldersWhat')} {...form.fields.getInputProps('content')}>
          <Stack gap="xs" mt="xs">
            <Radio value="keep" label={t('panel.delete.keepContent')} description={opens && t('panel.delete.keepOpens')} />
            <Radio value="all" label={t('panel.delete.withContent', { count })} />
          </Stack>
        </Radio.Group>
      )}
      <p className={styles['text']}>{t('panel.delete.text')}</p>
    </FormDialog>
  );
}
