import { Button, TextInput } from '@mantine/core';
import { IconFolderPlus, IconTrash } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import { ButtonRow } from '#ui/ButtonRow.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import type { Tag } from '../../contract/entities.ts';
import { maxTagNameLength } from '../../contract/limits.ts';
import type { en } from '../../texts/en.ts';
import styles from './attach.module.css';
import { renameFolder, withoutFolder, type Attached } from './attached.ts';
import { Refusal } from './Refusal.tsx';

interface FolderNamesProps {
  value: Attached;
  onChange: (attached: Attached) => void;
  stored: readonly Tag[];
  refusals: ReadonlyMap<string, string>;
  errorAt: (path: string) => string | undefined;
}

interface Line {
  tagId: string;
  tagName: string;
  /** The name of a folder that is there already. */
  stored: string | undefined;
  /** Where it stands in the value, and in the call. */
  path: string;
  part: string;
  mayDelete: boolean;
}

/** The folders of a record by name: those that are there already where one may change them, and new ones. */
export function FolderNames({ value, onChange, stored, refusals, errorAt }: FolderNamesProps) {
  const t = useTexts<typeof en>('files');
  const lines = linesOf(value, stored);
  const add = () => onChange({ ...value, newFolders: [...value.newFolders, { tagId: crypto.randomUUID(), tagName: '' }] });
  // No form (inner): the form of the record holds the names.
  return (
    <>
      {lines.map((line, index) => (
        <div key={line.tagId} className={styles['folder']}>
          <div className={styles['folderName']}>
            <TextInput
              label={t('attach.folder', { number: String(index + 1) })}
              required
              autoComplete="off"
              maxLength={maxTagNameLength}
              value={line.tagName}
              error={errorAt(line.path)}
              onChange={({ currentTarget }) =>
                onChange(renameFolder(value, { tagId: line.tagId, tagName: currentTarget.value }, line.stored))
              }
            />
            <Refusal code={refusals.get(line.part)} />
          </div>
          {line.mayDelete && (
            <IconButton
              label={t('attach.remove', { name: line.tagName || t('attach.folder', { number: String(index + 1) }) })}
              icon={IconTrash}
              onClick={() => onChange(withoutFolder(value, line.tagId))}
            />
          )}
        </div>
      ))}
      {value.deleted.length > 0 && <p className={styles['quiet']}>{t('attach.deleted', { count: value.deleted.length })}</p>}
      <ButtonRow>
        <Button variant="default" leftSection={<IconFolderPlus aria-hidden />} onClick={add}>
          {t('panel.newFolder')}
        </Button>
      </ButtonRow>
    </>
  );
}

function linesOf({ newFolders, renamed, deleted }: Attached, stored: readonly Tag[]): Line[] {
  const remaining = stored.filter(({ tagId, permissions }) => permissions.rename && !deleted.includes(tagId));
  return [
    ...remaining.map(({ tagId, tagName, permissions }) => {
      const index = renamed.findIndex((one) => one.tagId === tagId);
      const name = renamed[index]?.tagName ?? tagName;
      return {
        tagId,
        tagName: name,
        stored: tagName,
        path: `renamed.${index}.tagName`,
        part: `tagsToRename[${index}]`,
        mayDelete: permissions.delete,
      };
    }),
    ...newFolders.map((one, index) => ({
      ...one,
      stored: undefined,
      path: `newFolders.${index}.tagName`,
      part: `tagsToCreate[${index}]`,
      mayDelete: true,
    })),
  ];
}
