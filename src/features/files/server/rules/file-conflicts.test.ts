import { expect, test } from 'vitest';
import { findConflict, hasNameConflict, type PlacedFile } from './file-conflicts.ts';

const file = (id: string, rest: Partial<PlacedFile> = {}): PlacedFile => ({
  id,
  fileName: `${id}.pdf`,
  sha256: `hash of ${id}`,
  url: null,
  tagIds: [],
  ...rest,
});
const link = (id: string, url: string): PlacedFile => file(id, { sha256: null, url });

// files.4
test.each<[string, PlacedFile[], PlacedFile, ReturnType<typeof findConflict>]>([
  ['nothing else', [], file('a'), undefined],
  ['another name and content', [file('b')], file('a'), undefined],
  ['the same name at the top', [file('b', { fileName: 'A.PDF' })], file('a'), 'files.SameName'],
  ['the same name, composed otherwise', [file('b', { fileName: 'A\u030arsplan' })], file('a', { fileName: ' årsplan ' }), 'files.SameName'],
  ['the same content', [file('b', { sha256: 'hash of a' })], file('a'), 'files.DuplicateFile'],
  ['the same content in another folder', [file('b', { sha256: 'hash of a', tagIds: ['x'] })], file('a'), 'files.DuplicateFile'],
  ['the same name and content', [file('b', { fileName: 'a.pdf', sha256: 'hash of a' })], file('a'), 'files.DuplicateFile'],
  ['the same link', [link('b', 'https://x.no')], link('a', 'https://x.no'), 'files.DuplicateFile'],
  ['another link', [link('b', 'https://y.no')], link('a', 'https://x.no'), undefined],
  ['two links and no content', [link('b', 'https://y.no')], file('a'), undefined],
  ['itself', [file('a')], file('a'), undefined],
  ['itself and another of its name', [file('a'), file('b', { fileName: 'a.pdf' })], file('a'), 'files.SameName'],
])('beside %s a file is judged', (_name, there, comer, refused) => {
  expect(findConflict(there, comer)).toBe(refused);
});

test.each<[string, string[], string[], boolean]>([
  ['both at the top', [], [], true],
  ['one at the top', ['x'], [], false],
  ['the other at the top', [], ['x'], false],
  ['the same folder', ['x'], ['x'], true],
  ['one folder of several in common', ['x', 'y'], ['y', 'z'], true],
  ['other folders', ['x'], ['y'], false],
])('with %s a name clashes or does not', (_name, there, comes, clashes) => {
  expect(hasNameConflict([file('b', { fileName: 'a.pdf', tagIds: there })], file('a', { tagIds: comes }))).toBe(clashes);
  expect(hasNameConflict([file('b', { tagIds: there })], file('a', { tagIds: comes }))).toBe(false);
  expect(hasNameConflict([file('a', { tagIds: there })], file('a', { tagIds: comes }))).toBe(false);
});
