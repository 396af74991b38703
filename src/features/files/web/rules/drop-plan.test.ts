import { expect, test } from 'vitest';
import type { Tag } from '../../contract/entities.ts';
import { folderSteps, problemOf, sameFolder, stepOf } from './drop-plan.ts';

const dropped = (name: string, ...path: string[]) => ({ file: new File(['x'], name), path });

test('makes each folder once, after the one around it', () => {
  const steps = folderSteps([
    dropped('a.txt', 'HMS', 'Rutiner'),
    dropped('b.txt', 'HMS'),
    dropped('c.txt', 'hms', 'Rutiner'),
    dropped('d.txt'),
  ]);
  expect(steps).toEqual([
    { key: 'hms', name: 'HMS', parent: '' },
    { key: 'hms/rutiner', name: 'Rutiner', parent: 'hms' },
  ]);
});

test('puts a file into the folder it came in', () => {
  expect(stepOf(dropped('a.txt', 'HMS', 'Rutiner'))).toBe('hms/rutiner');
  expect(stepOf(dropped('a.txt'))).toBe('');
});

test.each([
  ['nothing.txt', 0, 'files.EmptyFile'],
  ['large.pdf', 25_000_001, 'files.InvalidFileSize'],
  ['largest.pdf', 25_000_000, undefined],
  [`${'a'.repeat(300)}.txt`, 1, 'files.InvalidFileName'],
  ['virus.exe', 1, 'files.InvalidFileType'],
  ['ærlig talt.docx', 1, undefined],
])('says of %s with %i bytes: %s', (name, size, problem) => {
  expect(problemOf({ name, size })).toBe(problem);
});

const tag = (tagId: string, tagName: string, parentTagId: string | null) => ({ tagId, tagName, parentTagId }) as Tag;
const tags = [tag('1', 'HMS', null), tag('2', 'Rutiner', '1'), tag('3', 'HMS', '2')];

test.each([
  ['hms', null, '1'],
  [' HMS ', '2', '3'],
  ['rutiner', '1', '2'],
  ['Rutiner', null, undefined],
  ['HMS', '1', undefined],
])('finds the folder %j in %s: %s', (name, parent, found) => {
  expect(sameFolder(tags, name, parent)?.tagId).toBe(found);
});
