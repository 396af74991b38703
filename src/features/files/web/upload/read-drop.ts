import type { Dropped } from '../rules/drop-plan.ts';

/** All dropped files, including folders where the browser supports them. Must be called during the drop event. */
export async function readDrop(transfer: DataTransfer): Promise<Dropped[]> {
  const entries = [...transfer.items].filter(({ kind }) => kind === 'file').map((item) => item.webkitGetAsEntry());
  if (entries.some((entry) => entry?.isDirectory)) {
    const found = await Promise.all(entries.filter((entry) => entry !== null).map((entry) => filesIn(entry, [])));
    return found.flat();
  }
  return [...transfer.files].map((file) => ({ file, path: [] }));
}

async function filesIn(entry: FileSystemEntry, path: readonly string[]): Promise<Dropped[]> {
  if (isFile(entry)) return [{ file: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)), path }];
  if (!isDirectory(entry)) return [];
  const found = await Promise.all((await allOf(entry.createReader())).map((child) => filesIn(child, [...path, entry.name])));
  return found.flat();
}

/** A reader returns entries in batches; an empty batch is the end. */
async function allOf(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  return part.length === 0 ? [] : [...part, ...(await allOf(reader))];
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
