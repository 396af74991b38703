import { lineAbove, withAllInside } from '../../contract/rules/folder-tree.ts';
import { findFolder, presentTag } from '../folders.ts';
import type { TagLink } from '../store-files.ts';
import { fileToChange } from './plan.ts';
import type { Plan, PlannedDeletion, PlannedFile } from './plan.ts';

interface DeletionInput {
  fileIds: readonly string[];
  tagIds: readonly string[];
  /** Whether the content of the folders is deleted too; otherwise it comes into the folder above. */
  withAll: boolean;
}

/** Takes files and folders out of the plan; what stays of a folder's content comes into the nearest folder above that stays. */
export function planDeletion(plan: Plan, input: DeletionInput): PlannedDeletion {
  const tags = foldersToDelete(plan, input);
  // The outermost deleted folder of a folder: its content comes back with it.
  const rootOf = (tagId: string): string => {
    const line = input.withAll ? lineAbove(plan.folders.byId, tagId).filter((tag) => tags.has(tag.tagId)) : [];
    return line.at(-1)?.tagId ?? tagId;
  };
  const chosen = [...new Set(input.fileIds)].map((id) => ({ id, with: id }));
  const asksFor = new Set(input.fileIds);
  // A file that is also in a remaining folder is only removed from the deleted ones.
  const inside = input.withAll
    ? [...plan.files.values()].filter(({ id, tagIds }) => !asksFor.has(id) && tagIds.length > 0 && tagIds.every((tagId) => tags.has(tagId)))
    : [];
  const files = [...chosen, ...inside.map(({ id, tagIds: [first = id] }) => ({ id, with: rootOf(first) }))];
  for (const { id } of files) fileToChange(plan, id, 'delete');
  for (const { id } of files) plan.files.delete(id);
  liftFolders(plan, tags);
  const links = [...plan.files.values()].flatMap((file) => liftFile(plan, tags, { file, toAbove: !input.withAll }));
  for (const tagId of tags) plan.tags.delete(tagId);
  return { files, tags: [...tags].map((id) => ({ id, with: rootOf(id) })), links };
}

function foldersToDelete({ fail, folders }: Plan, { tagIds, withAll }: DeletionInput): Set<string> {
  const chosenTags = new Set(tagIds);
  const tags = withAll ? withAllInside(folders.all, chosenTags) : chosenTags;
  for (const tagId of tags) {
    // A subfolder that the caller cannot see keeps its parent folder.
    const tag = (chosenTags.has(tagId) ? findFolder(folders, tagId) : folders.byId.get(tagId)) ?? fail('common.NotFound');
    const { permissions, isReserved } = presentTag(folders, tag);
    if (isReserved) fail('files.ReservedFolder');
    if (folders.closed.has(tagId) || !permissions.delete) fail('common.Forbidden');
  }
  return tags;
}

/** The nearest folder above that stays. */
function above({ folders }: Plan, tags: ReadonlySet<string>, tagId: string): string | null {
  return lineAbove(folders.byId, tagId).find((tag) => !tags.has(tag.tagId))?.tagId ?? null;
}

function liftFolders(plan: Plan, tags: ReadonlySet<string>): void {
  for (const tag of plan.tags.values()) {
    const { tagId, parentTagId, isNew, part } = tag;
    if (tags.has(tagId) || parentTagId === null || !tags.has(parentTagId)) continue;
    // Nothing is put into a folder that goes in the same call.
    if (isNew) plan.fail('common.NotFound');
    const lifted = { liftedFrom: parentTagId, parentTagId: above(plan, tags, parentTagId), part: part ?? 'tagsToDeleteIds' };
    Object.assign(tag, lifted);
  }
}

function liftFile(plan: Plan, tags: ReadonlySet<string>, { file, toAbove }: { file: PlannedFile; toAbove: boolean }): TagLink[] {
  if (!file.tagIds.some((tagId) => tags.has(tagId))) return [];
  const links = toAbove
    ? file.tagIds.flatMap((tagId) => {
        const place = tags.has(tagId) ? above(plan, tags, tagId) : null;
        return place === null ? [] : [{ fileId: file.id, tagId: place, liftedFrom: tagId }];
      })
    : [];
  const stays = file.tagIds.filter((tagId) => !tags.has(tagId));
  Object.assign(file, { tagIds: [...new Set([...stays, ...links.map(({ tagId }) => tagId)])], part: file.part ?? 'tagsToDeleteIds' });
  return links.filter(({ tagId }) => !stays.includes(tagId));
}
