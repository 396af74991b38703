import type { z } from 'zod';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { DeletedItem } from '../../contract/entities.ts';
import type { Owner } from '../owner.ts';
import { readTrashedFiles } from '../store-trash.ts';
import type { TrashableTag, TrashedFile } from '../store-trash.ts';
import { fileAccess, folderAccessOf, openTrash } from './open-trash.ts';

/** How long deleted files lie in the trash (files.31). */
export const trashMilliseconds = 30 * 24 * 3_600_000;
const maxItems = 1000;

type Item = z.input<typeof DeletedItem>;

/** What the caller may restore, the newest first. */
export async function listDeleted(
  call: Pick<CallContext, 'company' | 'actor' | 'services' | 'fail'>,
  owner: Owner,
): Promise<{ items: Item[] }> {
  const folders = await openTrash(call, owner);
  const files = await readTrashedFiles(call.company, owner);
  const inside = Map.groupBy(files, ({ deletedWith }) => deletedWith);
  const items = [
    ...files
      .filter((file) => file.deletedWith === file.id && fileAccess(folders, file) === 'all')
      .map((file) => ({ kind: 'file' as const, id: file.id, name: file.fileName, files: 1, size: file.size, ...deletion(file) })),
    ...folders.all
      .filter((tag) => tag.deletedWith === tag.tagId && folderAccessOf(folders, tag) === 'all')
      .map((tag) => {
        const held = inside.get(tag.tagId) ?? [];
        const size = held.reduce((sum, file) => sum + file.size, 0);
        return { kind: 'folder' as const, id: tag.tagId, name: tag.tagName, files: held.length, size, ...deletion(tag) };
      }),
  ];
  return { items: items.toSorted((one, other) => other.deletedDate.getTime() - one.deletedDate.getTime()).slice(0, maxItems) };
}

function deletion({ deletedAt, deletedBy, deletedByName }: TrashedFile | TrashableTag) {
  const deletedDate = deletedAt ?? new Date(0);
  return {
    deletedDate,
    erasedDate: new Date(deletedDate.getTime() + trashMilliseconds),
    deletedBy: deletedBy === null ? null : { companyUserId: deletedBy, fullName: deletedByName ?? '' },
  };
}
