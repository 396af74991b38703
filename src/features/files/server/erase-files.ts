import { deleteItems } from '#features/access-control/server/public.ts';
import type { PersonEvent } from '#features/people/server/public.ts';
import { eraseFiles } from './delete-files.ts';
import { folderItem } from './folder-access.ts';
import { erasePicture } from './picture/profile-image.ts';
import { readFiles } from './store-files.ts';
import { deleteTagsOf } from './store-tags.ts';

/** Erases the files, folders and picture of an erased person (files.15). */
export async function eraseFilesOf({ company, companyUserId, now, audit }: PersonEvent): Promise<void> {
  const owner = { companyUserId };
  await eraseFiles({ company, now, audit }, owner, await readFiles(company, owner));
  await deleteItems(company, folderItem, await deleteTagsOf(company, owner));
  await erasePicture(company, companyUserId, now);
}
