import { expect, test } from 'vitest';
import type { FileList } from '../file-place.ts';
import { backOf, movedOf } from './move-back.ts';

type Listed = Pick<FileList, 'files' | 'tags'>;

/** A list of files by their folders, and of folders by their parents. */
function listed(files: Readonly<Record<string, readonly string[]>>, folders: Readonly<Record<string, string | null>>): Listed {
  const tags = Object.entries(folders).map(([tagId, parentTagId]) => ({ tagId, tagName: tagId, parentTagId, version: 7 }));
  const inFolders = Object.entries(files).map(([id, ids]) => ({
    id,
    tags: ids.map((tagId) => ({ tagId, tagName: tagId, parentTagId: null })),
  }));
  // Only what is used by the rule.
  return { files: inFolders, tags } as unknown as Listed;
}

const before = listed({ a: [], b: ['x'], c: ['x', 'y'], d: ['x'] }, { x: null, y: null, to: null, inX: 'x' });
const moved = movedOf(before, ['a', 'b', 'c', 'd', 'inX', 'to'], 'to');

test('a move remembers where each file and folder was, and leaves out the folder it goes to', () => {
  expect(moved.files).toEqual([
    { id: 'a', from: [] },
    { id: 'b', from: ['x'] },
    { id: 'c', from: ['x', 'y'] },
    { id: 'd', from: ['x'] },
  ]);
  expect(moved.folders).toEqual([{ tagId: 'inX', from: 'x' }]);
});

test('everything goes back to the folders it came from', () => {
  const after = listed({ a: ['to'], b: ['to'], c: ['to'], d: ['to'] }, { x: null, y: null, to: null, inX: 'to' });
  const back = backOf(after, moved);
  expect(back.files).toEqual([
    { ids: ['a'], from: [] },
    { ids: ['b', 'd'], from: ['x'] },
    { ids: ['c'], from: ['x', 'y'] },
  ]);
  expect(back.folders.map(({ tagId, parentTagId, version }) => [tagId, parentTagId, version])).toEqual([['inX', 'x', 7]]);
  expect(back.count).toBe(5);
});

test('what others have moved, added to a folder or deleted since stays', () => {
  const after = listed({ a: ['y'], b: ['to', 'y'], d: ['to'] }, { x: null, y: null, to: null, inX: 'y' });
  expect(backOf(after, moved)).toEqual({ files: [{ ids: ['d'], from: ['x'] }], folders: [], count: 1 });
});

test('a move to the top level goes back from there', () => {
  const up = movedOf(before, ['b', 'inX'], null);
  const after = listed({ b: [] }, { x: null, inX: null });
  expect(backOf(after, up)).toMatchObject({ files: [{ ids: ['b'], from: ['x'] }], count: 2 });
});
