import { TextInput } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useState, type FormEvent } from 'react';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { showToast } from '#ui/toasts.ts';
import { isFolderName } from '../../contract/rules/file-names.ts';
import type { en } from '../../texts/en.ts';
import type { PanelRow } from '../rules/panel-rows.ts';
import { useFileWrite } from '../use-files.ts';
import { usePanel } from './panel-state.ts';
import styles from './panel.module.css';

/** An inline field for the new name: Enter saves it, Esc discards it (files.24). */
export function RenameField({ row }: { row: PanelRow }) {
  const t = useTexts<typeof en>('files');
  const k = useKernelTexts();
  const { place, rename } = usePanel();
  const write = useFileWrite(place);
  const former = row.kind === 'folder' ? row.folder.tagName : row.file.fileName;
  const [name, setName] = useState(former);
  const [error, setError] = useState<string>();

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name.trim() === '') return setError(k('fieldErrors.required'));
    if (name.trim() === former) return setError(t('panel.rename.same'));
    if (row.kind === 'folder' && !isFolderName(name)) return setError(t('panel.folder.badName'));
    const isDone = await write((calls) =>
      row.kind === 'folder'
        ? calls.changeFolder({ ...row.folder, tagName: name.trim() })
        : calls.rename(row.file.id, name.trim(), row.file.version),
    );
    if (!isDone) return;
    showToast({ title: t(row.kind === 'folder' ? 'panel.rename.doneFolder' : 'panel.rename.doneFile'), milliseconds: 3000 });
    rename(undefined);
  }

  return (
    <form className={styles['rename']} noValidate onSubmit={(event) => void save(event)}>
      <TextInput
        ref={selectStem}
        size="xs"
        aria-label={t('panel.rename.field', { name: former })}
        value={name}
        error={error}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && [event.stopPropagation(), rename(undefined)]}
      />
      <IconButton type="submit" size={28} label={t('panel.rename.save')} icon={IconCheck} />
      <IconButton size={28} label={k('actions.cancel')} icon={IconX} onClick={() => rename(undefined)} />
    </form>
  );
}

/** Selects the name without its extension. */
function selectStem(field: HTMLInputElement | null): void {
  if (!field) return;
  // After the menu has returned the focus.
  setTimeout(() => {
    field.focus();
    const end = field.value.lastIndexOf('.');
    field.setSelectionRange(0, end > 0 ? end : field.value.length);
  }, 50);
}
