import { withAllInside } from '../contract/rules/folder-tree.ts';
import { findFolder, openFolders, placeOf, canSeeFile, canSeeFolder, presentTag } from './folders.ts';
import { openOwner } from './owner.ts';
import type { FilingCall, Owner } from './owner.ts';
import { mayAdd } from './policy.ts';
import { presentFile } from './present-file.ts';
import type { PresentedFile } from './present-file.ts';
import { mayFreeSpace, readStorageUse } from './storage.ts';
import { readFiles } from './store-files.ts';
import type { Tag } from '../contract/entities.ts';

/** An owner's files as one member sees them. */
export interface ListedFiles {
  files: PresentedFile[];
  tags: Tag[];
  permissions: { upload: boolean; addFolder: boolean; restrict: boolean; freeSpace: boolean };
  storage: { used: number; limit: number };
}

/** An owner's files and folders that the caller may see, optionally below one folder. */
export async function listFiles(
  { company, actor, services, fail }: Pick<FilingCall, 'company' | 'actor' | 'services' | 'fail'>,
  owner: Owner,
  top?: string,
): Promise<ListedFiles> {
  const rights = await openOwner({ company, actor, services, fail }, owner);
  const folders = await openFolders(company, actor.member, owner, rights);
  if (top !== undefined && !findFolder(folders, top)) fail('common.NotFound');
  const below = top === undefined ? undefined : withAllInside(folders.all, [top]);
  const rows = (await readFiles(company, owner)).filter(
    (row) => canSeeFile(folders, row) && (!below || row.tagIds.some((id) => below.has(id))),
  );
  const tags = folders.all.filter(({ tagId }) => canSeeFolder(folders, tagId) && (!below || below.has(tagId)));
  const upload = mayAdd(rights, placeOf(folders, top ?? null));
  return {
    files: rows.map((row) => presentFile(folders, row)),
    tags: tags.map((tag) => presentTag(folders, tag)),
    permissions: {
      upload,
      addFolder: upload && rights.change !== 'own',
      restrict: rights.restrict,
      freeSpace: mayFreeSpace(actor.member),
    },
    storage: await readStorageUse({ company, services }),
  };
}
