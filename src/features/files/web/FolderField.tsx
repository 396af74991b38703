import { NativeSelect, Skeleton } from '@mantine/core';
import { Loaded } from '#kernel/web/Loaded.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../texts/en.ts';
import { topOf, type FileList, type FilePlace } from './file-place.ts';
import { folderLines } from './rules/folder-lines.ts';
import { useFiles } from './use-files.ts';

interface FolderFieldProps {
  label: string;
  place: FilePlace;
  /** Null is the top level. */
  value?: string | null;
  onChange?: (folder: string | null) => void;
  error?: unknown;
}

/** A field of a form that chooses one of the folders that the user may add files to. */
export function FolderField({ place, ...field }: FolderFieldProps) {
  return (
    <Loaded read={useFiles(place)} skeleton={<Skeleton height={62} />}>
      {(list) => <Choice place={place} list={list} {...field} />}
    </Loaded>
  );
}

function Choice({ label, place, list, value = null, onChange, error }: FolderFieldProps & { list: FileList }) {
  const t = useTexts<typeof en>('files');
  const top = topOf(place);
  const folders = folderLines(list.tags, top)
    .filter(({ tag }) => tag.permissions.add)
    .map(({ tag, level }) => ({ value: tag.tagId, label: `${'\u2003'.repeat(level)}${tag.tagName}` }));
  const data = list.permissions.upload ? [{ value: '', label: t('attach.top') }, ...folders] : folders;
  if (data.length === 0) return <p>{t('attach.noFolder')}</p>;
  const isOffered = data.some((one) => one.value === (value ?? ''));
  return (
    <NativeSelect
      label={label}
      data={isOffered ? data : [{ value: value ?? '', label: t('attach.chooseFolder') }, ...data]}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange?.(currentTarget.value || null)}
      error={typeof error === 'string' ? error : undefined}
    />
  );
}
