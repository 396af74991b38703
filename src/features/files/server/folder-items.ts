import type { ItemType } from '#features/access-control/server/public.ts';
import { companyRights } from '#features/company/contract/rights.ts';
import { peopleRights } from '#features/people/contract/rights.ts';
import { leadersOf } from '#features/people/server/public.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { RightsRow } from '#kernel/contract/rights.ts';
import { filesRights } from '../contract/rights.ts';
import { lineAbove } from '../contract/rules/folder-tree.ts';
import { folderItem } from './folder-access.ts';
import { openFolders, canSeeFolder, presentTag } from './folders.ts';
import type { Folders } from './folders.ts';
import { ownerRightsOf } from './owner.ts';
import type { Owner } from './owner.ts';
import { readTagOwner } from './store-tags.ts';

type Item = NonNullable<Awaited<ReturnType<ItemType['find']>>>;

/** Folders as items of access control (files.11). */
export const folderItems: ItemType = {
  name: folderItem,
  async find(company, viewer, itemId) {
    const owner = await readTagOwner(company, itemId);
    if (!owner) return undefined;
    const rights = await ownerRightsOf(company, viewer, owner);
    if (!rights || rights.see === 'none') return undefined;
    const folders = await openFolders(company, viewer, owner, rights);
    const tag = folders.byId.get(itemId);
    if (!tag || !canSeeFolder(folders, itemId)) return undefined;
    const above = lineAbove(folders.byId, tag.parentTagId).map(({ tagId, tagName }) => ({ id: tagId, name: tagName }));
    const audience = { roles: rolesSeeing(folders, owner, itemId), companyUserIds: await peopleSeeing(company, owner) };
    const item = { id: itemId, name: tag.tagName, ownerCompanyUserId: owner.companyUserId, above, audience };
    restrictable.set(item, presentTag(folders, tag).permissions.restrict);
    return item;
  },
  mayRestrict: (_viewer, item) => restrictable.get(item) ?? false,
};

/** What was known when the item was found; each entry goes with its item. */
const restrictable = new WeakMap<Item, boolean>();

const { people } = peopleRights;
const { sharedDocuments } = filesRights;
const { organisationSettings, organisationLog } = companyRights;
const levelIn = (role: RoleKey) => (row: RightsRow) => row.levels[role];

function rolesSeeing({ shared }: Folders, { companyUserId }: Owner, tagId: string): RoleKey[] {
  return roleKeys.filter((role) => {
    const level = levelIn(role);
    if (companyUserId !== null) return level(people) === 'full' || level(people) === 'viewall';
    if (shared.has(tagId)) return level(sharedDocuments) !== 'none';
    return level(organisationSettings) === 'full' || level(organisationLog) !== 'none';
  });
}

/** In addition to roles: the person whose record it is, and their managers. */
async function peopleSeeing(company: Parameters<ItemType['find']>[0], { companyUserId }: Owner): Promise<string[]> {
  return companyUserId === null ? [] : [companyUserId, ...(await leadersOf(company, companyUserId))];
}
