import { expect, test } from 'vitest';
import type { FileList } from '../file-place.ts';
import { backGroups, inVersions, movedOf } from './move-back.ts';

type Listed = Pick<FileList, 'files' | 'tags'>;

/** A list of files by their folders, and of folders by their parents. */
function listed(files: Readonly<Record<string, readonly string[]>>, folders: Readonly<Record<string, string | null>>): Listed {
  const tags = Object.entries(folders).map(([tagId, parentTagId]) => ({ tagId, tagName: tagId, parentTagId, version: 7 }));
  const inFolders = Object.entries(files).map(([id, ids]) => ({
    id,
    version: 3,
    tags: ids.map((tagId) => ({ tagId, tagName: tagId, parentTagId: null })),
  }));
  // Only what is used by the rule.
  return { files: inFolders, tags } as unknown as Listed;
}

const before = listed({ a: [], b: ['x'], c: ['x', 'y'], d: ['x'], e: ['y', 'x'] }, { x: null, y: null, to: null, inX: 'x' });
const moved = movedOf(before, ['a', 'b', 'c', 'd', 'e', 'inX', 'to'], 'to');

test('a move remembers where each file and folder was, and leaves out the folder it goes to', () => {
  expect(moved.files.map(({ id, from }) => [id, from])).toEqual([
    ['a', []],
    ['b', ['x']],
    ['c', ['x', 'y']],
    ['d', ['x']],
    ['e', ['y', 'x']],
  ]);
  expect(moved.folders).toMatchObject([{ tag: { tagId: 'inX', parentTagId: 'to' }, from: 'x' }]);
});

test('what is undone is what was moved, in the version that the move has left', () => {
  const now = [
    { id: 'b', version: 4 },
    { id: 'c', version: 9 },
  ];
  expect(inVersions(moved.files, now)).toEqual([
    { id: 'b', version: 4, from: ['x'] },
    { id: 'c', version: 9, from: ['x', 'y'] },
  ]);
});

test('files go back to the folders they came from, those of the same folders together', () => {
  expect(backGroups(moved.files)).toEqual([
    { from: [], versions: { a: 3 }, count: 1 },
    { from: ['x'], versions: { b: 3, d: 3 }, count: 2 },
    { from: ['x', 'y'], versions: { c: 3, e: 3 }, count: 2 },
  ]);
});
