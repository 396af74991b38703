import { expect, test } from 'vitest';
import { endingOf, isFolderName, maxNameBytes, nameKey, nameProblem } from './file-names.ts';

test.each([
  ['Årsmøte 2026', true],
  [' HMS ', true],
  ['Skript.sh', true],
  ['Styrepapirer / 2026', false],
  ['con', false],
  ['...', false],
])('a folder may be called %j: %j', (name, expected) => {
  expect(isFolderName(name)).toBe(expected);
});

test.each([
  ['', 'files.InvalidFileName'],
  ['..', 'files.InvalidFileName'],
  ['rapport.', 'files.InvalidFileName'],
  ['.gitignore', undefined],
  ['halv\ud83d.txt', 'files.InvalidFileName'],
  ['faktura\u202efdp.exe', 'files.InvalidFileName'],
  ['LPT1.txt', 'files.InvalidFileName'],
  ['console.txt', undefined],
  ['faktura.pdf.exe', 'files.InvalidFileType'],
  ['faktura.exe.pdf', undefined],
])('says of the name %j: %s', (name, problem) => {
  expect(nameProblem(name)).toBe(problem);
});

// One to four bytes each in UTF-8; U+0800 and U+10000 are the first with three and with four.
test.each(['a', 'å', '\u0800', '\u{10000}'])('counts a name of %s in bytes', (letter) => {
  const bytes = Buffer.byteLength(letter);
  const longest = letter.repeat(Math.floor(maxNameBytes / bytes)) + 'a'.repeat(maxNameBytes % bytes);
  expect(nameProblem(longest)).toBeUndefined();
  expect(nameProblem(`${longest}a`)).toBe('files.InvalidFileName');
});

test.each([
  [' Årsmøte.PDF ', 'årsmøte.pdf'],
  ['A\u030arsmøte.pdf', 'årsmøte.pdf'],
  ['Straße', 'straße'],
])('compares %j as %j', (name, key) => {
  expect(nameKey(name)).toBe(key);
});

test.each([
  ['Håndbok.PDF', 'pdf'],
  ['lager.tar.gz', 'gz'],
  ['uten ending', ''],
  ['.gitignore', ''],
  ['Les dette. Nå', ''],
])('%s ends in %j', (name, ending) => {
  expect(endingOf(name)).toBe(ending);
});
