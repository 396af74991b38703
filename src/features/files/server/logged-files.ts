import { canSeeFile, canSeeFolder } from './folders.ts';
import type { Owner } from './owner.ts';
import { readFiles } from './store-files.ts';
import { readTrashedFiles } from './store-trash.ts';
import { openTrash } from './trash/open-trash.ts';

/** What lines of the log about files are about. */
interface LoggedFile {
  entity: 'file' | 'fileTag';
  entityId: string;
}

/** The files and folders of a record that the caller may see, those in the trash too, as lines of the log name them. */
export async function loggedFiles(call: Parameters<typeof openTrash>[0], owner: Owner): Promise<LoggedFile[]> {
  const folders = await openTrash(call, owner);
  const files = [...(await readFiles(call.company, owner)), ...(await readTrashedFiles(call.company, owner))];
  return [
    ...files.filter((file) => canSeeFile(folders, file)).map(({ id }) => ({ entity: 'file' as const, entityId: id })),
    ...folders.all
      .filter(({ tagId }) => canSeeFolder(folders, tagId))
      .map(({ tagId }) => ({ entity: 'fileTag' as const, entityId: tagId })),
  ];
}
