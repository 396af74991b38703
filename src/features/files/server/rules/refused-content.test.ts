import { expect, test } from 'vitest';
import type { ContentKind } from '#kernel/server/files/content-kind.ts';
import { refusedContent } from './refused-content.ts';

test.each<[string, number, ContentKind, ReturnType<typeof refusedContent>]>([
  ['avtale.pdf', 1, 'pdf', undefined],
  ['bilde.png', 1, 'png', undefined],
  ['bilde.jpg', 1, 'jpeg', undefined],
  ['bilde.JPEG', 1, 'jpeg', undefined],
  ['bilde.gif', 1, 'gif', undefined],
  ['bilde.webp', 1, 'webp', undefined],
  ['notat.txt', 1, 'text', undefined],
  ['arkiv.zip', 1, 'other', undefined],
  ['uten ending', 1, 'pdf', undefined],
  ['avtale.pdf', 0, 'pdf', 'files.EmptyFile'],
  ['avtale.pdf', 1, 'other', 'files.InvalidFileType'],
  ['avtale.pdf', 1, 'text', 'files.InvalidFileType'],
  ['bilde.png', 1, 'jpeg', 'files.InvalidFileType'],
  ['bilde.jpg', 1, 'png', 'files.InvalidFileType'],
  ['bilde.jpeg', 1, 'png', 'files.InvalidFileType'],
  ['bilde.gif', 1, 'webp', 'files.InvalidFileType'],
  ['bilde.webp', 1, 'gif', 'files.InvalidFileType'],
  ['notat.txt', 1, 'program', 'files.InvalidFileType'],
  ['avtale.pdf', 1, 'program', 'files.InvalidFileType'],
  ['uten ending', 1, 'program', 'files.InvalidFileType'],
  ['spill.exe', 1, 'text', 'files.InvalidFileType'],
  ['con.pdf', 0, 'pdf', 'files.InvalidFileName'],
])('%s of %i bytes that is %s', (name, size, kind, refused) => {
  expect(refusedContent(name, { size, kind })).toBe(refused);
});
