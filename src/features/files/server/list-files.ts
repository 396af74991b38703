import { withAllInside } from '../contract/rules/folder-tree.ts';
import { findFolder, openFolders, placeOf, seesFile, seesFolder, shownTag } from './folders.ts';
import { openOwner } from './owner.ts';
import type { FileCall, Owner } from './owner.ts';
import { mayAdd } from './policy.ts';
import { shownFile } from './shown-file.ts';
import type { ShownFile } from './shown-file.ts';
import { storageOf } from './storage.ts';
import { readFiles } from './store-files.ts';
import type { Tag } from '../contract/entities.ts';

interface Listed {
  files: ShownFile[];
  tags: Tag[];
  permissions: { upload: boolean; addFolder: boolean; restrict: boolean };
  storage: { used: number; limit: number };
}

/** An owner's files and folders as the caller may see them, or those in and below one folder. */
export async function listFiles({ company, actor }: Pick<FileCall, 'company' | 'actor'>, owner: Owner, top?: string): Promise<Listed> {
  const rights = await openOwner({ company, actor }, owner);
  const folders = await openFolders(company, actor.member, owner, rights);
  if (top !== undefined) findFolder(folders, top);
  const below = top === undefined ? undefined : withAllInside(folders.all, [top]);
  const rows = (await readFiles(company, owner)).filter(
    (row) => seesFile(folders, row) && (!below || row.tagIds.some((id) => below.has(id))),
  );
  const tags = folders.all.filter(({ tagId }) => seesFolder(folders, tagId) && (!below || below.has(tagId)));
  const upload = mayAdd(rights, placeOf(folders, top ?? null));
  return {
    files: rows.map((row) => shownFile(folders, row)),
    tags: tags.map((tag) => shownTag(folders, tag)),
    permissions: { upload, addFolder: upload && rights.change !== 'own', restrict: rights.restrict },
    storage: await storageOf(company),
  };
}
