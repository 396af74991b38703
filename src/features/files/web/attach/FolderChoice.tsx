import { NativeSelect } from '@mantine/core';
import { useTexts } from '#kernel/web/texts.ts';
import type { Tag } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { folderLines } from '../rules/folder-lines.ts';
import type { Attached } from './attached.ts';

export interface ChosenFolder {
  tagId: string;
  label: string;
}

/** The folders that there will be: those that are there already and stay, as a tree, then the new ones that have a name. */
export function foldersOf({ newFolders, renamed, deleted }: Attached, stored: readonly Tag[]): ChosenFolder[] {
  const names = new Map(renamed.map(({ tagId, tagName }) => [tagId, tagName]));
  const remaining = stored
    .filter(({ tagId }) => !deleted.includes(tagId))
    .map((tag) => ({ ...tag, tagName: names.get(tag.tagId) ?? tag.tagName }));
  return [
    ...folderLines(remaining, null).map(({ tag, level }) => ({ tagId: tag.tagId, label: `${'\u2003'.repeat(level - 1)}${tag.tagName}` })),
    ...newFolders.filter(({ tagName }) => tagName.trim() !== '').map(({ tagId, tagName }) => ({ tagId, label: tagName })),
  ];
}

interface FolderChoiceProps {
  label: string;
  folders: readonly ChosenFolder[];
  value: string;
  onChange: (folder: string) => void;
}

/** In which folder a file lies. */
export function FolderChoice({ label, folders, value, onChange }: FolderChoiceProps) {
  const t = useTexts<typeof en>('files');
  return (
    <NativeSelect
      size="xs"
      aria-label={label}
      data={[{ value: '', label: t('attach.top') }, ...folders.map(({ tagId, label: name }) => ({ value: tagId, label: name }))]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
