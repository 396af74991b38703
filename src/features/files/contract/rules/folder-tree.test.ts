import { describe, expect, test } from 'vitest';
import { lineAbove, withAllInside, type Placed } from './folder-tree.ts';

// top ─ hr ─ contracts ─ old, and accounts beside hr.
const folders: Placed[] = [
  { tagId: 'hr', parentTagId: null },
  { tagId: 'contracts', parentTagId: 'hr' },
  { tagId: 'policies', parentTagId: 'hr' },
  { tagId: 'old', parentTagId: 'contracts' },
  { tagId: 'accounts', parentTagId: null },
];
const byId = new Map(folders.map((folder) => [folder.tagId, folder]));

describe('the line above a folder', () => {
  const line = (from: string | null, tree: ReadonlyMap<string, Placed> = byId) => lineAbove(tree, from).map(({ tagId }) => tagId);

  test('begins with the folder and ends at the top', () => {
    expect(line('old')).toEqual(['old', 'contracts', 'hr']);
    expect(line('accounts')).toEqual(['accounts']);
  });

  test('is empty at the top and for a folder that is gone', () => {
    expect([line(null), line('gone')]).toEqual([[], []]);
  });

  test('ends where a folder above is not there', () => {
    expect(line('child', new Map([['child', { tagId: 'child', parentTagId: 'gone' }]]))).toEqual(['child']);
  });

  test('ends at a circle', () => {
    const circle = new Map([
      ['a', { tagId: 'a', parentTagId: 'b' }],
      ['b', { tagId: 'b', parentTagId: 'a' }],
    ]);
    expect(line('a', circle)).toEqual(['a', 'b']);
  });
});

describe('folders with all inside', () => {
  const inside = (...tagIds: string[]) => [...withAllInside(folders, tagIds)].toSorted();

  test.each<[string[], string[]]>([
    [['hr'], ['contracts', 'hr', 'old', 'policies']],
    [['contracts'], ['contracts', 'old']],
    [['old'], ['old']],
    [
      ['policies', 'accounts'],
      ['accounts', 'policies'],
    ],
    [
      ['hr', 'contracts'],
      ['contracts', 'hr', 'old', 'policies'],
    ],
    [[], []],
  ])('%j hold %j', (asked, held) => {
    expect(inside(...asked)).toEqual(held);
  });

  test('a circle ends, and what is not there is only itself', () => {
    const circle = [
      { tagId: 'a', parentTagId: 'b' },
      { tagId: 'b', parentTagId: 'a' },
    ];
    expect([...withAllInside(circle, ['a'])].toSorted()).toEqual(['a', 'b']);
    expect([...withAllInside(circle, ['gone'])]).toEqual(['gone']);
  });
});
