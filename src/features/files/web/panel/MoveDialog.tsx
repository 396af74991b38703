import { z } from 'zod';
import { notSent, useForm, type Form } from '#kernel/web/form.ts';
import { FormDialog } from '#kernel/web/FormDialog.tsx';
import { showRefusal } from '#kernel/web/show-refusal.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ShortList } from '#ui/ShortList.tsx';
import { withAllInside } from '../../contract/rules/folder-tree.ts';
import type { en } from '../../texts/en.ts';
import { topOf } from '../file-place.ts';
import { nameOfRow, type PanelRow } from '../rules/panel-rows.ts';
import { FolderSelect } from './FolderSelect.tsx';
import { usePanel } from './panel-state.ts';
import { useAddTo } from './use-add-to.ts';

interface MoveDialogProps {
  how: 'move' | 'tag';
  rows: readonly PanelRow[];
  onClose: () => void;
}

/** What is refused of the folder is said beside it. */
const codes = ['files.SameName', 'files.SameFolderName', 'files.FoldersTooDeep', 'files.FolderIntoItself', 'common.NotFound'];
const places = Object.fromEntries(codes.map((code) => [code, 'target'] as const));
const Target = z.object({ target: z.string().nullable() });

/** Moves files and folders, or adds them to a further folder, without dragging (files.24). */
export function MoveDialog({ how, rows, onClose }: MoveDialogProps) {
  const t = useTexts<typeof en>('files');
  const { place, list, folder, move, mayAdd } = usePanel();
  const addTo = useAddTo();
  const keys = rows.map(({ key }) => key);
  // A folder cannot be moved into itself.
  const without = withAllInside(
    list.tags,
    rows.filter(({ kind }) => kind === 'folder').map(({ key }) => key),
  );
  if (folder !== null && folder !== topOf(place)) without.add(folder);
  const first = list.tags.find(({ tagId }) => !without.has(tagId) && mayAdd(tagId) && tagId !== topOf(place))?.tagId ?? null;
  const initial: z.output<typeof Target> = { target: folder !== topOf(place) && mayAdd(topOf(place)) ? topOf(place) : first };
  const form: Form<z.output<typeof Target>> = useForm(Target, {
    initial,
    // What is moved was selected on the page, and is not selected after a reload.
    draft: 'selection',
    send: async ({ target }) => {
      if (how === 'move') return move(keys, target);
      return target === null ? notSent : addTo(keys, target);
    },
    onRefused: (error): boolean => showRefusal(form, error, places),
    onSent: onClose,
  });
  const [only] = rows.length === 1 ? rows.map(nameOfRow) : [];
  const title =
    how === 'move'
      ? only === undefined
        ? t('panel.move.title', { count: rows.length })
        : t('panel.move.titleOne', { name: only })
      : only === undefined
        ? t('panel.move.tagTitleMany', { count: rows.length })
        : t('panel.move.tagTitle', { name: only });

  return (
    <FormDialog title={title} form={form} onClose={onClose} send={t(`panel.move.${how}`)}>
      {rows.length > 1 && <ShortList aria-label={title} lines={rows.map((row) => ({ key: row.key, text: nameOfRow(row) }))} />}
      <FolderSelect label={t('panel.move.target')} without={without} {...form.fields.getInputProps('target')} />
    </FormDialog>
  );
}
