import { expect, test } from 'vitest';
import { folderSteps, problemOf, stepOf } from './drop-plan.ts';

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
  ['large.pdf', 25 * 1024 * 1024 + 1, 'files.InvalidFileSize'],
  ['largest.pdf', 25 * 1024 * 1024, undefined],
  [`${'a'.repeat(300)}.txt`, 1, 'files.InvalidFileName'],
  ['virus.exe', 1, 'files.InvalidFileType'],
  ['ærlig talt.docx', 1, undefined],
])('says of %s with %i bytes: %s', (name, size, problem) => {
  expect(problemOf({ name, size })).toBe(problem);
});
