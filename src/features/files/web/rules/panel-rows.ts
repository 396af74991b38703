import { undoMilliseconds } from '#ui/toasts.ts';
import { withAllInside } from '../../contract/rules/folder-tree.ts';
import type { Tag } from '../../contract/entities.ts';
import type { FileList, ShownFile } from '../file-place.ts';
import { kindOf } from '../../contract/rules/file-kind.ts';

/** One line of the panel. */
export type PanelRow = { kind: 'folder'; key: string; folder: Tag; count: number } | { kind: 'file'; key: string; file: ShownFile };

export function nameOfRow(row: PanelRow): string {
  return row.kind === 'folder' ? row.folder.tagName : row.file.fileName;
}

/** Whether files that lie in these would come to where more people may see them, if they were kept (access-control.8). */
export function opensContent(rows: readonly PanelRow[]): boolean {
  return rows.some((row) => row.kind === 'folder' && row.folder.isRestricted);
}

/** What is chosen to begin with of the content of folders that are deleted (files.25). */
export function presetContent(rows: readonly PanelRow[]): 'keep' | 'all' {
  return opensContent(rows) ? 'all' : 'keep';
}

/** For how long a deletion can be undone on its message, in milliseconds: what was done to many, and so with what lies in folders, for half a minute. */
export function undoTime(rows: readonly PanelRow[], tags: readonly Tag[]): number {
  const isMany = rows.length > 1 || rows.some((row) => row.kind === 'folder' && (row.count > 0 || withAllInside(tags, [row.key]).size > 1));
  return isMany ? undoMilliseconds : 10_000;
}

export interface PanelSelection {
  /** The open folder; null is the owner's top level. */
  folder: string | null;
  search: string;
  /** Only files of these kinds; folders are left out then. */
  kinds?: readonly string[] | undefined;
  sort: { by: string; direction: 'asc' | 'desc' } | undefined;
}

/** The content of the open folder, including subfolders when searching. Folders come first. */
export function panelRows(
  { files, tags }: Pick<FileList, 'files' | 'tags'>,
  { folder, search, kinds = [], sort }: PanelSelection,
): PanelRow[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const isHit = (name: string): boolean => words.every((word) => name.toLocaleLowerCase().includes(word));
  const below = folder === null ? undefined : withAllInside(tags, [folder]);
  const lies = (tagIds: readonly string[]): boolean => {
    if (words.length > 0) return below === undefined || tagIds.some((id) => below.has(id));
    return folder === null ? tagIds.length === 0 : tagIds.includes(folder);
  };
  const folders = tags
    .filter(({ tagId, tagName, parentTagId }) => {
      const isHere = words.length === 0 ? parentTagId === folder : tagId !== folder && (below === undefined || below.has(tagId));
      return isHere && kinds.length === 0 && isHit(tagName);
    })
    .map((tag) => ({ kind: 'folder' as const, key: tag.tagId, folder: tag, count: countIn(files, withAllInside(tags, [tag.tagId])) }));
  const shown = files
    .filter(
      (file) => lies(file.tags.map(({ tagId }) => tagId)) && isHit(file.fileName) && (kinds.length === 0 || kinds.includes(kindOf(file))),
    )
    .map((file) => ({ kind: 'file' as const, key: file.id, file }));
  return [...sorted(folders, (row) => row.folder.tagName), ...sortedFiles(shown, sort)];
}

/** The line of a file or folder, wherever it lies; undefined when it is gone. */
export function rowOf({ files, tags }: Pick<FileList, 'files' | 'tags'>, key: string): PanelRow | undefined {
  const file = files.find(({ id }) => id === key);
  if (file) return { kind: 'file', key, file };
  const folder = tags.find(({ tagId }) => tagId === key);
  return folder && { kind: 'folder', key, folder, count: countIn(files, withAllInside(tags, [key])) };
}

/** The number of files in a folder and its subfolders. */
function countIn(files: readonly ShownFile[], folders: ReadonlySet<string>): number {
  return files.filter(({ tags }) => tags.some(({ tagId }) => folders.has(tagId))).length;
}

const names = new Intl.Collator(['nb', 'en'], { numeric: true, sensitivity: 'base' });

function sorted<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Row[] {
  return rows.toSorted((a, b) => names.compare(nameOf(a), nameOf(b)));
}

type FileRow = Extract<PanelRow, { kind: 'file' }>;

function sortedFiles(rows: readonly FileRow[], sort: PanelSelection['sort']): FileRow[] {
  const byName = (a: ShownFile, b: ShownFile): number => names.compare(a.fileName, b.fileName);
  const compare: Record<string, typeof byName> = {
    size: (a, b) => (a.size ?? -1) - (b.size ?? -1),
    uploadedDate: (a, b) => Number(a.uploadedDate > b.uploadedDate) - Number(a.uploadedDate < b.uploadedDate),
    uploadedBy: (a, b) => names.compare(a.uploadedBy?.fullName ?? '', b.uploadedBy?.fullName ?? ''),
  };
  const by = (sort && compare[sort.by]) ?? byName;
  const sign = sort?.direction === 'desc' ? -1 : 1;
  return rows.toSorted((a, b) => sign * by(a.file, b.file));
}
