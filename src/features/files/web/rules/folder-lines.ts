import type { Tag } from '../../contract/entities.ts';

/** A folder as a line of a tree. */
export interface FolderLine {
  tag: Tag;
  level: number;
  hasChildren: boolean;
}

const names = new Intl.Collator(['nb', 'en'], { numeric: true, sensitivity: 'base' });

/** The folders below one as a tree, siblings by name; the content of collapsed ones is omitted. */
export function folderLines(tags: readonly Tag[], top: string | null, isOpen: (tagId: string) => boolean = () => true): FolderLine[] {
  const inside = Map.groupBy(tags, ({ parentTagId }) => parentTagId);
  const known = new Set(tags.map(({ tagId }) => tagId));
  // Folders inside a hidden folder are shown at the top.
  const strays = tags.filter(
    ({ tagId, parentTagId }) => tagId !== top && parentTagId !== null && parentTagId !== top && !known.has(parentTagId),
  );
  const lines: FolderLine[] = [];
  const add = (found: readonly Tag[], level: number): void => {
    for (const tag of found.toSorted((a, b) => names.compare(a.tagName, b.tagName))) {
      const children = inside.get(tag.tagId) ?? [];
      lines.push({ tag, level, hasChildren: children.length > 0 });
      if (isOpen(tag.tagId)) add(children, level + 1);
    }
  };
  add([...(inside.get(top) ?? []), ...strays], 1);
  return lines;
}
