import { IconFolder, IconLock } from '@tabler/icons-react';
import { useTexts } from '#kernel/web/texts.ts';
import type { en } from '../../texts/en.ts';
import { nameOfRow, type PanelRow } from '../rules/panel-rows.ts';
import { kindOf } from '../../contract/rules/file-kind.ts';
import { FileIcon } from './FileIcon.tsx';
import { usePanel } from './panel-state.ts';
import { RenameSlot } from './RenameSlot.tsx';
import { RowLink } from './RowLink.tsx';
import { dragRows, useDropTarget } from './use-drop-target.ts';
import { useNewFiles } from './use-new-files.ts';
import styles from './panel.module.css';

type Dragged = { dragged: readonly string[] };

/** The name of a folder or file as a link, or the rename field. */
export function RowName({ row, dragged }: { row: PanelRow } & Dragged) {
  const { renaming } = usePanel();
  if (renaming === row.key) return <RenameSlot />;
  return row.kind === 'folder' ? <FolderName row={row} dragged={dragged} /> : <FileName row={row} dragged={dragged} />;
}

function FolderName({ row, dragged }: { row: Extract<PanelRow, { kind: 'folder' }> } & Dragged) {
  const { over, handlers } = useDropTarget(row.key);
  const drag = row.folder.permissions.rename ? dragRows(dragged) : {};
  return (
    <span className={styles['row']} data-over={over} {...handlers} {...drag}>
      <IconFolder aria-hidden data-folder size={20} stroke={1.5} />
      <RowLink row={row} className={styles['label']} title={nameOfRow(row)} />
      {row.folder.isRestricted && <RestrictedMark />}
    </span>
  );
}

/** Says of a folder that only some people can see it. */
export function RestrictedMark() {
  const t = useTexts<typeof en>('files');
  return (
    <span className={styles['mark']} title={t('panel.restrictedLong')}>
      <IconLock aria-hidden size={14} />
      {t('panel.restricted')}
    </span>
  );
}

function FileName({ row, dragged }: { row: Extract<PanelRow, { kind: 'file' }> } & Dragged) {
  const isNew = useNewFiles();
  const drag = row.file.permissions.move ? dragRows(dragged) : {};
  return (
    <span className={styles['row']} {...drag}>
      <FileIcon kind={kindOf(row.file)} />
      <RowLink row={row} className={styles['label']} title={nameOfRow(row)} />
      {isNew(row) && <NewMark />}
    </span>
  );
}

/** Says of a file that it was uploaded just now. */
export function NewMark() {
  const t = useTexts<typeof en>('files');
  return <span className={`${styles['mark']} ${styles['new']}`}>{t('panel.new')}</span>;
}
