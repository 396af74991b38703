import { maxTagNameLength } from '../../contract/limits.ts';
import { maxNameBytes } from '../../contract/rules/file-names.ts';

// A year in brackets belongs to the name.
const copyNumber = / \((?!(?:19|20)\d\d\))\d{1,6}\)$/;

/** The name, or the first with a number that is free: `cv.pdf` becomes `cv (2).pdf` (files.33). A folder's name has no extension. */
export function numberedName(name: string, kind: 'file' | 'folder', isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name;
  const ending = kind === 'file' ? (/(?<=[^.])\.[^. ]{1,12}$/.exec(name)?.[0] ?? '') : '';
  const stem = name.slice(0, name.length - ending.length).replace(copyNumber, '');
  for (let number = 2; ; number += 1) {
    const after = ` (${number})${ending}`;
    const numbered = `${shortened(stem, after, kind)}${after}`;
    if (!isTaken(numbered)) return numbered;
  }
}

/** The stem, cut so that the whole name is not too long. */
function shortened(stem: string, after: string, kind: 'file' | 'folder'): string {
  const fits = (letters: readonly string[]): boolean => {
    const whole = `${letters.join('')}${after}`;
    return kind === 'folder' ? whole.length <= maxTagNameLength : new TextEncoder().encode(whole).length <= maxNameBytes;
  };
  const letters = [...stem];
  while (letters.length > 0 && !fits(letters)) letters.pop();
  return letters.join('').trimEnd();
}
