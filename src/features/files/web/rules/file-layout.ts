/** How the content of a folder is shown. */
export type FileLayout = 'list' | 'tiles';

/** The layout that an address asks for; otherwise the one that the user has chosen last, or the list. */
export function fileLayoutOf(asked: string | undefined, kept: FileLayout): FileLayout {
  return asked === 'list' || asked === 'tiles' ? asked : kept;
}

/** Parses the stored value. */
export function keptLayoutOf(kept: unknown): FileLayout {
  return kept === 'tiles' ? 'tiles' : 'list';
}
