import { IconFolder } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { TileGrid, type TiledRows } from '#ui/table/TileGrid.tsx';
import { kindOf } from '../../contract/rules/file-kind.ts';
import type { en } from '../../texts/en.ts';
import { nameOfRow, type PanelRow } from '../rules/panel-rows.ts';
import { FileIcon } from './FileIcon.tsx';
import { usePanel } from './panel-state.ts';
import { RenameSlot } from './RenameSlot.tsx';
import { RowLink } from './RowLink.tsx';
import { RowMenu } from './RowMenu.tsx';
import { NewMark, RestrictedMark } from './RowName.tsx';
import { dragRows, useDropTarget } from './use-drop-target.ts';
import { useNewFiles } from './use-new-files.ts';
import styles from './file-tiles.module.css';

interface FileTilesProps {
  shown: TiledRows<PanelRow>;
  /** The selected keys, which are dragged together. */
  selected: ReadonlySet<string>;
  /** The choice of their order. */
  head: ReactNode;
}

/** The content of the open folder as tiles (files.35). */
export function FileTiles({ shown, selected, head }: FileTilesProps) {
  const describe = useDescription();
  const facts = useFacts();
  const tileOf = (row: PanelRow) => <FileTile row={row} facts={facts(row)} dragged={selected.has(row.key) ? [...selected] : [row.key]} />;
  return <TileGrid {...shown} head={head} describe={describe} actions={menuOf} tile={tileOf} />;
}

const menuOf = (row: PanelRow, tabIndex: 0 | -1) => <RowMenu row={row} tabIndex={tabIndex} />;

/** The number of files in a folder; the size of a file and the day it was uploaded, which a narrow tile has in the next line. */
function useFacts(): (row: PanelRow) => string {
  const t = useTexts<typeof en>('files');
  const format = useFormat();
  return (row) => {
    if (row.kind === 'folder') return t('panel.inFolder', { count: row.count });
    const { size, uploadedDate } = row.file;
    const date = format.dayOf(uploadedDate).replaceAll(' ', '\u00a0');
    return size === null ? date : t('panel.layout.sizeAndDate', { size: format.bytes(size), date });
  };
}

/** What a screen reader says of a tile. */
function useDescription(): (row: PanelRow) => string {
  const t = useTexts<typeof en>('files');
  const facts = useFacts();
  const isNew = useNewFiles();
  return (row) => {
    const kind = t(`panel.kinds.${row.kind === 'folder' ? 'folder' : kindOf(row.file)}`);
    const seen = row.kind === 'folder' && row.folder.isRestricted ? t('panel.restricted') : facts(row);
    // What is seen comes first, so that who speaks to the computer may name the tile by it.
    return [nameOfRow(row), seen, ...(isNew(row) ? [t('panel.new')] : []), kind].join(', ');
  };
}

interface FileTileProps {
  row: PanelRow;
  facts: string;
  dragged: readonly string[];
}

function FileTile({ row, facts, dragged }: FileTileProps) {
  const { renaming } = usePanel();
  const isNew = useNewFiles();
  if (row.kind === 'folder') return <FolderTile row={row} facts={facts} dragged={dragged} />;
  const drag = row.file.permissions.move && renaming !== row.key ? dragRows(dragged) : {};
  return (
    <div className={styles['tile']} {...drag}>
      <FileIcon kind={kindOf(row.file)} size={28} />
      <TileName row={row} />
      <Facts row={row}>{facts}</Facts>
      {isNew(row) && (
        <span className={styles['new']}>
          {' '}
          <NewMark />
        </span>
      )}
    </div>
  );
}

function FolderTile({ row, facts, dragged }: FileTileProps & { row: Extract<PanelRow, { kind: 'folder' }> }) {
  const { renaming } = usePanel();
  const { over, handlers } = useDropTarget(row.key);
  const drag = row.folder.permissions.rename && renaming !== row.key ? dragRows(dragged) : {};
  return (
    <div className={styles['tile']} data-over={over} {...handlers} {...drag}>
      <IconFolder aria-hidden data-folder size={28} stroke={1.5} />
      <TileName row={row} />
      <Facts row={row}>{row.folder.isRestricted ? <RestrictedMark /> : facts}</Facts>
    </div>
  );
}

/** At most two lines; the whole name is read by pointing at it. */
function TileName({ row }: { row: PanelRow }) {
  const { renaming } = usePanel();
  if (renaming === row.key) return <RenameSlot />;
  return <RowLink row={row} className={styles['name']} title={nameOfRow(row)} tabIndex={-1} />;
}

/** The last line of a tile; while it is renamed, the field has its room. */
function Facts({ row, children }: { row: PanelRow; children: ReactNode }) {
  const { renaming } = usePanel();
  if (renaming === row.key) return null;
  // Without the space, the tile read as plain text runs the name and this line together.
  return <span className={styles['facts']}> {children}</span>;
}
