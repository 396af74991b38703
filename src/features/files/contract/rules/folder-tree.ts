/** The position of a folder. */
export interface Placed {
  tagId: string;
  parentTagId: string | null;
}

/** The folder and its ancestors, nearest first; stops at a cycle, which cannot be stored. */
export function lineAbove<T extends Placed>(folders: ReadonlyMap<string, T>, tagId: string | null): T[] {
  const line: T[] = [];
  for (let at = tagId; at !== null;) {
    const folder = folders.get(at);
    if (!folder || line.includes(folder)) break;
    line.push(folder);
    at = folder.parentTagId;
  }
  return line;
}

/** The folders and all their descendants. */
export function withAllInside(folders: readonly Placed[], tagIds: Iterable<string>): Set<string> {
  const inside = new Map<string, string[]>();
  for (const { tagId, parentTagId } of folders) {
    if (parentTagId === null) continue;
    const children = inside.get(parentTagId);
    if (children) children.push(tagId);
    else inside.set(parentTagId, [tagId]);
  }
  const found = new Set<string>();
  const waiting = [...tagIds];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...(inside.get(next) ?? []));
  }
  return found;
}
