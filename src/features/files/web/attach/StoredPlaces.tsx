import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import type { ShownFile } from '../file-place.ts';
import styles from './attach.module.css';
import { moveStored, type Attached } from './attached.ts';
import { Refusal } from './Refusal.tsx';
import { FolderChoice, type ChosenFolder } from './FolderChoice.tsx';

interface StoredPlacesProps {
  value: Attached;
  onChange: (attached: Attached) => void;
  stored: readonly ShownFile[];
  folders: readonly ChosenFolder[];
  refusals: ReadonlyMap<string, string>;
}

/** The files that are there already, each with the folder it lies in, to move them. */
export function StoredPlaces({ value, onChange, stored, folders, refusals }: StoredPlacesProps) {
  const t = useTexts<typeof en>('files');
  const movable = stored.filter(({ permissions }) => permissions.move);
  if (movable.length === 0) return null;
  return (
    <details>
      <summary className={styles['summary']}>{t('attach.stored', { count: String(movable.length) })}</summary>
      <ul className={styles['list']}>
        {movable.map(({ id, fileName, tags }) => {
          const [lies = ''] = tags.map(({ tagId }) => tagId);
          const index = value.moved.findIndex(({ fileId }) => fileId === id);
          const folder = value.moved[index]?.folder ?? (value.deleted.includes(lies) ? '' : lies);
          return (
            <li key={id} className={styles['stored']}>
              <span className={styles['name']}>{fileName}</span>
              <FolderChoice
                label={t('attach.folderOf', { name: fileName })}
                folders={folders}
                value={folder}
                onChange={(to) => onChange(moveStored(value, { fileId: id, folder: to }, value.deleted.includes(lies) ? '' : lies))}
              />
              <Refusal code={refusals.get(`filesToMove[${index}]`)} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
