import type { ItemType } from '#features/access-control/server/public.ts';
import { lineAbove } from '../contract/rules/folder-tree.ts';
import { fileOwners } from './file-owner.ts';
import { folderItem } from './folder-access.ts';
import { openFolders, canSeeFolder, presentTag } from './folders.ts';
import { findTagOwner } from './open-files.ts';

type Item = NonNullable<Awaited<ReturnType<ItemType['find']>>>;

/** Folders as items of access control (files.11). */
export const folderItems: ItemType = {
  name: folderItem,
  async find(company, viewer, itemId, services) {
    const owner = await findTagOwner(company, services.registers.of(fileOwners), itemId);
    if (!owner) return undefined;
    const { type, id } = owner;
    const rights = await type.rights(company, viewer, id, services);
    if (!rights || rights.see === 'none') return undefined;
    const folders = await openFolders(company, viewer, owner, rights);
    const tag = folders.byId.get(itemId);
    if (!tag || !canSeeFolder(folders, itemId)) return undefined;
    const above = lineAbove(folders.byId, tag.parentTagId).map(({ tagId, tagName }) => ({ id: tagId, name: tagName }));
    const audience = await type.audience(company, id, folders.shared.has(itemId));
    const item = { id: itemId, name: tag.tagName, ownerCompanyUserId: type.personOf?.(id) ?? null, above, audience };
    restrictable.set(item, presentTag(folders, tag).permissions.restrict);
    return item;
  },
  mayRestrict: (_viewer, item) => restrictable.get(item) ?? false,
};

/** What was known when the item was found; each entry goes with its item. */
const restrictable = new WeakMap<Item, boolean>();
