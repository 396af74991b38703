import { TextInput } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useImperativeHandle, useRef, type Ref } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { z } from 'zod';
import { notSent, useForm } from '#kernel/web/form.ts';
import { LeaveGuard } from '#kernel/web/LeaveGuard.tsx';
import { showError } from '#kernel/web/show-error.ts';
import { showRefusal } from '#kernel/web/show-refusal.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { AskBeforeClosing, useCloseGuard } from '#kernel/web/UnsavedDialog.tsx';
import { invalidate } from '#kernel/web/use-call.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { showToast } from '#ui/toasts.ts';
import { nameCodes } from '../../contract/limits.ts';
import { isFolderName } from '../../contract/rules/file-names.ts';
import type { en } from '../../texts/en.ts';
import { fileCalls, type FileCalls } from '../file-calls.ts';
import { nameOfRow, type PanelRow } from '../rules/panel-rows.ts';
import { readsOf } from '../use-files.ts';
import { focusRow } from './focus-row.ts';
import { usePanel } from './panel-state.ts';
import { renameQuery, type RenameHandle } from './use-renaming.ts';
import styles from './panel.module.css';

/** What is refused of a name is said beside it. */
const places = Object.fromEntries([...nameCodes, 'files.SameFolderName'].map((code) => [code, 'name'] as const));
const NewName = z.object({ name: z.string().trim().min(1) });

interface RenameFormProps {
  row: PanelRow;
  /** Where it stands in its row; null while the row is not drawn, such as in a long folder that is scrolled. */
  slot: HTMLElement | null;
  handle: Ref<RenameHandle>;
  onEnd: () => void;
}

/** The field for the new name, in its row: Enter saves it, Esc asks before it discards what is typed (files.24). The panel holds it, not the row. */
export function RenameForm({ row, slot, handle, onEnd }: RenameFormProps) {
  const t = useTexts<typeof en>('files');
  const k = useKernelTexts();
  const { place } = usePanel();
  const cache = useQueryClient();
  const save = async (name: string): Promise<void> => {
    try {
      await saveName(fileCalls(place), row, name);
    } finally {
      await invalidate(cache, ...readsOf(place));
    }
  };
  const former = nameOfRow(row);
  const element = useRef<HTMLFormElement>(null);
  const next = useRef<() => void>(undefined);
  const end = (): void => {
    const holder = element.current?.closest<HTMLElement>('[role="gridcell"], tr, li');
    flushSync(onEnd);
    if (next.current) next.current();
    else focusRow(holder);
  };
  const form = useForm(NewName, {
    initial: { name: former },
    // The field is open only as long as the page is.
    draft: 'part',
    version: (row.kind === 'folder' ? row.folder : row.file).version,
    send: async ({ name }) => {
      const refused = refusalOf(row, name.trim(), former);
      if (refused) form.fields.setFieldError('name', t(refused));
      return refused ? notSent : save(name.trim());
    },
    onRefused: (error) => {
      if (!showRefusal(form, error, places)) showError(error);
      return true;
    },
    onSent: () => {
      showToast({ title: t(row.kind === 'folder' ? 'panel.rename.doneFolder' : 'panel.rename.doneFile'), milliseconds: 3000 });
      // Another row was chosen before, and the question answered with staying here.
      next.current = undefined;
      end();
    },
  });
  const guard = useCloseGuard({ isDirty: form.isDirty, onDiscard: end, onClose: end });
  const close = (then?: () => void): void => {
    next.current = then;
    guard.close();
  };
  useImperativeHandle(handle, () => ({ end: close }));
  const wasShown = useRef(false);
  const show = (field: HTMLInputElement | null): void => {
    if (field && !wasShown.current) selectStem(field);
    if (field) wasShown.current = true;
  };
  // No form (inner): a field in a row of the list, in which Esc cancels (files.24).
  const field = (
    <form ref={element} className={styles['rename']} noValidate onSubmit={form.submit}>
      <TextInput
        ref={show}
        size="xs"
        aria-label={t('panel.rename.field', { name: former })}
        {...form.fields.getInputProps('name')}
        onKeyDown={(event) => event.key === 'Escape' && [event.stopPropagation(), close()]}
      />
      <IconButton type="submit" size={28} label={t('panel.rename.save')} icon={IconCheck} />
      <IconButton size={28} label={k('actions.cancel')} icon={IconX} onClick={() => close()} />
      {form.changes && (
        <p className={styles['meanwhile']} role="alert">
          {t('panel.rename.meanwhile', { name: former })}
        </p>
      )}
    </form>
  );
  return (
    <>
      {slot && createPortal(field, slot)}
      <LeaveGuard isDirty={form.isDirty} queryNames={renameQuery} />
      {guard.isAsking && <AskBeforeClosing guard={guard} />}
    </>
  );
}

function refusalOf(row: PanelRow, name: string, former: string): 'panel.rename.same' | 'panel.folder.badName' | undefined {
  if (name === former) return 'panel.rename.same';
  return row.kind === 'folder' && !isFolderName(name) ? 'panel.folder.badName' : undefined;
}

function saveName(calls: FileCalls, row: PanelRow, name: string): Promise<unknown> {
  return row.kind === 'folder' ? calls.changeFolder({ ...row.folder, tagName: name }) : calls.rename(row.file.id, name, row.file.version);
}

/** Focuses the field and selects the name without its extension; the menu, which gives its focus back before it acts, is closed by now. */
function selectStem(field: HTMLInputElement): void {
  field.focus();
  const end = field.value.lastIndexOf('.');
  field.setSelectionRange(0, end > 0 ? end : field.value.length);
}
