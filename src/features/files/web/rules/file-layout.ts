/** How the content of a folder is shown. */
export type FileLayout = 'list' | 'tiles';

/** The layout that an address asks for; otherwise the one that the user has chosen last, or the list. */
export function fileLayoutOf(layout: string | undefined, stored: FileLayout): FileLayout {
  return layout === 'list' || layout === 'tiles' ? layout : stored;
}

/** Parses the stored value. */
export function keptLayoutOf(stored: unknown): FileLayout {
  return stored === 'tiles' ? 'tiles' : 'list';
}
