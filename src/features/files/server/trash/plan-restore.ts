import { maxTagDepth } from '../../contract/limits.ts';
import { nameKey } from '../../contract/rules/file-names.ts';
import { lineAbove, withAllInside } from '../../contract/rules/folder-tree.ts';
import type { Placed } from '../../contract/rules/folder-tree.ts';
import { numberedName } from '../rules/numbered-name.ts';
import type { FileRow, TagLink } from '../store-files.ts';
import type { TrashableTag, TrashedFile } from '../store-trash.ts';
import type { DeletedChoice } from './find-deleted.ts';

export interface RestorePlan {
  tags: { id: string; name: string; former: string; parentId: string | null }[];
  files: { id: string; name: string; former: string }[];
  /** Files whose content or address is there again. */
  refused: TrashedFile[];
  links: TagLink[];
  /** The folders that something is put into. */
  places: (string | null)[];
}

type Tree = Map<string, Placed & { tagName: string }>;
type Chosen = Pick<DeletedChoice, 'files' | 'tags'> & { folders: Pick<DeletedChoice['folders'], 'all' | 'byId'> };

/** Where deleted files and folders come back, and under which names (files.33). `sharedId` is the folder above those of the shared documents. */
export function planRestore({ folders, files, tags }: Chosen, alive: readonly FileRow[], sharedId: string | null): RestorePlan {
  const tree: Tree = new Map(folders.all.filter(({ deletedWith }) => deletedWith === null).map((tag) => [tag.tagId, tag]));
  const restored = restoreTree(tree, { folders, tags, sharedId });
  const content = new Set(alive.map(({ sha256, url }) => sha256 ?? url));
  const names = namesByFolder(alive);
  const plan: RestorePlan = { tags: restored, files: [], refused: [], links: [], places: restored.map(({ parentId }) => parentId) };
  for (const file of files) {
    const key = file.sha256 ?? file.url;
    if (content.has(key)) {
      plan.refused.push(file);
      continue;
    }
    content.add(key);
    const there = file.tagIds.filter((tagId) => tree.has(tagId));
    const links = there.length > 0 ? [] : linksAbove(tree, folders.byId, file);
    const places = there.length > 0 ? there : links.map(({ tagId }) => tagId);
    const name = numberedName(file.fileName, 'file', (one) => isTaken(names, places, one));
    take(names, places, name);
    plan.files.push({ id: file.id, name, former: file.fileName });
    plan.links.push(...links);
    plan.places.push(...places);
  }
  return plan;
}

/** Puts the folders back into the tree; those whose folder is gone come to the nearest one above that is there, or to the top. */
function restoreTree(
  tree: Tree,
  { folders, tags, sharedId }: Pick<Chosen, 'folders' | 'tags'> & { sharedId: string | null },
): RestorePlan['tags'] {
  const depth = (tag: TrashableTag): number => lineAbove(folders.byId, tag.tagId).length;
  // Outer folders first, so that inner ones find them.
  return tags
    .toSorted((one, other) => depth(one) - depth(other))
    .map((tag) => {
      const { tagId, tagName } = tag;
      const line = lineAbove(folders.byId, tag.parentTagId);
      const near = line.find((one) => tree.has(one.tagId))?.tagId ?? null;
      const isShared = line.some((one) => one.tagId === sharedId);
      const parentId = fits(tree, near, { tags, tagId }) ? near : isShared ? sharedId : null;
      const siblings = [...tree.values()].filter((one) => one.parentTagId === parentId).map((one) => nameKey(one.tagName));
      const name = numberedName(tagName, 'folder', (one) => siblings.includes(nameKey(one)));
      tree.set(tagId, { tagId, tagName: name, parentTagId: parentId });
      return { id: tagId, name, former: tagName, parentId };
    });
}

/** Whether a folder with all that comes back in it is not too deep there. */
function fits(tree: Tree, parentId: string | null, { tags, tagId }: { tags: readonly TrashableTag[]; tagId: string }): boolean {
  const byId = new Map(tags.map((tag) => [tag.tagId, tag]));
  const top = lineAbove(byId, tagId).length - 1;
  const height = Math.max(...[...withAllInside(tags, [tagId])].map((id) => lineAbove(byId, id).length)) - top;
  return lineAbove(tree, parentId).length + height <= maxTagDepth;
}

/** The nearest folders that are there, for those of the file that are not. */
function linksAbove(tree: Tree, byId: ReadonlyMap<string, TrashableTag>, { id, tagIds }: TrashedFile): TagLink[] {
  return tagIds.flatMap((tagId) => {
    const near = lineAbove(byId, tagId).find((tag) => tree.has(tag.tagId));
    return near ? [{ fileId: id, tagId: near.tagId, liftedFrom: tagId }] : [];
  });
}

const top = 'top';

function namesByFolder(files: readonly Pick<FileRow, 'fileName' | 'tagIds'>[]): Map<string, Set<string>> {
  const names = new Map<string, Set<string>>();
  for (const { fileName, tagIds } of files) take(names, tagIds, fileName);
  return names;
}

function take(names: Map<string, Set<string>>, places: readonly string[], name: string): void {
  for (const place of places.length > 0 ? places : [top]) {
    const those = names.get(place) ?? new Set();
    names.set(place, those.add(nameKey(name)));
  }
}

function isTaken(names: ReadonlyMap<string, ReadonlySet<string>>, places: readonly string[], name: string): boolean {
  return (places.length > 0 ? places : [top]).some((place) => names.get(place)?.has(nameKey(name)));
}
