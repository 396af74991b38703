import type { KnownSoftware } from '../../contract/known-software.ts';

// Dark enough for white letters.
const colours = ['#0b5c6b', '#7a3b00', '#4b3f8f', '#1f6b3a', '#8a1f4b', '#2f4a7a', '#5b5b00', '#6b2f7a'];

/** The picture of a software: its initials on a colour of its own. The marks of others are theirs, so none is copied. */
export function softwarePicture({ defaultSoftwareId, softwareName }: Pick<KnownSoftware, 'defaultSoftwareId' | 'softwareName'>): string {
  const sum = [...defaultSoftwareId].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const colour = colours[sum % colours.length] ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="${colour}"/><text x="24" y="31" text-anchor="middle" font-family="Inter, Arial, sans-serif" font-size="19" font-weight="600" fill="#fff">${initialsOf(softwareName)}</text></svg>`;
}

/** The first letters of the first two words, or of the only one. */
export function initialsOf(name: string): string {
  const [first = '', second] = name.replace(/[^\p{L}\p{N} ]/gu, '').split(/ +/);
  return (second ? `${first.slice(0, 1)}${second.slice(0, 1)}` : first.slice(0, 2)).toUpperCase();
}
