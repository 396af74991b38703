import { IconExternalLink, IconFolder, IconLock } from '@tabler/icons-react';
import { Link } from '#kernel/web/Link.tsx';
import { usePath, useQuery } from '#kernel/web/address.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { Tag } from '../../contract/entities.ts';
import type { en } from '../../texts/en.ts';
import { folderQuery, type ShownFile } from '../file-place.ts';
import type { PanelRow } from '../rules/panel-rows.ts';
import { kindOf } from '../../contract/rules/file-kind.ts';
import { FileIcon } from './FileIcon.tsx';
import { usePanel } from './panel-state.ts';
import { RenameField } from './RenameField.tsx';
import { dragRows, useDropTarget } from './use-drop-target.ts';
import styles from './panel.module.css';

/** The name of a folder or file as a link, or the rename field. */
export function RowName({ row, dragged }: { row: PanelRow; dragged: readonly string[] }) {
  const { renaming } = usePanel();
  if (renaming === row.key) return <RenameField row={row} />;
  return row.kind === 'folder' ? <FolderName tag={row.folder} dragged={dragged} /> : <FileName file={row.file} dragged={dragged} />;
}

function FolderName({ tag, dragged }: { tag: Tag; dragged: readonly string[] }) {
  const t = useTexts<typeof en>('files');
  const path = usePath();
  const [query] = useQuery();
  const { place } = usePanel();
  const { over, handlers } = useDropTarget(tag.tagId);
  const drag = tag.permissions.rename ? dragRows(dragged) : {};
  return (
    <span className={styles['row']} data-over={over} {...handlers} {...drag}>
      <IconFolder aria-hidden data-folder size={20} stroke={1.5} />
      <Link className={styles['label']} to={path} query={folderQuery(query, place, tag.tagId)}>
        {tag.tagName}
      </Link>
      {tag.isRestricted && (
        <span className={styles['mark']} title={t('panel.restrictedLong')}>
          <IconLock aria-hidden size={14} />
          {t('panel.restricted')}
        </span>
      )}
    </span>
  );
}

function FileName({ file, dragged }: { file: ShownFile; dragged: readonly string[] }) {
  const t = useTexts<typeof en>('files');
  const path = usePath();
  const [query] = useQuery();
  const drag = file.permissions.move ? dragRows(dragged) : {};
  return (
    <span className={styles['row']} {...drag}>
      <FileIcon kind={kindOf(file)} />
      {file.url === null ? (
        <Link className={styles['label']} to={path} query={{ ...query, file: file.id }} opens="file">
          {file.fileName}
        </Link>
      ) : (
        <a
          className={styles['label']}
          href={file.url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('panel.opensElsewhere', { name: file.fileName })}
        >
          {file.fileName} <IconExternalLink aria-hidden size={14} />
        </a>
      )}
    </span>
  );
}
