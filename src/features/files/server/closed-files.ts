import { readRestrictedItems } from '#features/access-control/server/public.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { ClosedRecords } from '#kernel/server/logged-kinds.ts';
import { folderItem } from './folder-access.ts';
import { readClosedErasures, readFileIdsIn, readRestrictedFolders } from './store-closed.ts';

/** Whose lines the logs leave out: folders that are closed to a member, and what lies in them (log.11); one statement where nothing is restricted. */
export async function closedToMember(company: Company, member: Membership): Promise<ClosedRecords> {
  const restricted = await readRestrictedItems(company, folderItem);
  if (restricted.size === 0) return new Map();
  const folders = await readRestrictedFolders(company, [...restricted.keys()]);
  const isClosed = ({ ownerCompanyUserId, closedBy }: Pick<(typeof folders)[number], 'ownerCompanyUserId' | 'closedBy'>) =>
    closedBy.some((id) => restricted.get(id)?.(member, ownerCompanyUserId) === 'none');
  const present = folders.filter(isClosed).map(({ tagId }) => tagId);
  const erased = (await readClosedErasures(company)).filter(isClosed);
  const erasedOf = (kind: 'file' | 'fileTag') => erased.filter((one) => one.kind === kind).map(({ id }) => id);
  const tagIds = [...present, ...erasedOf('fileTag')];
  const fileIds = [...(present.length > 0 ? await readFileIdsIn(company, present) : []), ...erasedOf('file')];
  return new Map([
    ['fileTag', tagIds],
    [folderItem, tagIds],
    ['file', fileIds],
  ]);
}
