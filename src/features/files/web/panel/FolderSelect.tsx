import { NativeSelect } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { topOf } from '../file-place.ts';
import { folderLines } from '../rules/folder-lines.ts';
import { usePanel } from './panel-state.ts';

interface FolderSelectProps {
  label: string;
  value?: string | null;
  onChange: (folder: string | null) => void;
  /** Folders excluded from the choices. */
  without?: ReadonlySet<string>;
}

/** Selects a folder that the user may add to; subfolders are indented. */
export function FolderSelect({ label, value, onChange, without }: FolderSelectProps) {
  const t = useTexts<typeof en>('files');
  const { list, place, mayAdd, nameOf } = usePanel();
  const top = topOf(place);
  const below = folderLines(list.tags, top)
    .filter(({ tag }) => mayAdd(tag.tagId) && !without?.has(tag.tagId))
    .map(({ tag, level }) => ({ value: tag.tagId, label: `${'\u2003'.repeat(level)}${tag.tagName}` }));
  const data = mayAdd(top) ? [{ value: top ?? '', label: nameOf(top) }, ...below] : below;
  return (
    <NativeSelect
      label={label}
      aria-description={t('panel.folders')}
      data={data}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
    />
  );
}
