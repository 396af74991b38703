import { expect, test } from 'vitest';
import type { Tag } from '../../contract/entities.ts';
import { folderLines } from './folder-lines.ts';

const tag = (tagId: string, parentTagId: string | null = null, tagName = tagId): Tag => ({
  tagId,
  tagName,
  parentTagId,
  isReserved: false,
  isRestricted: false,
  permissions: { add: true, rename: true, delete: true, restrict: true },
  version: 1,
});
/** `2 old +` = old is on the second level and has subfolders. */
const shown = (...of: Parameters<typeof folderLines>) =>
  folderLines(...of).map(({ tag: { tagName }, level, hasChildren }) => `${level} ${tagName}${hasChildren ? ' +' : ''}`);

const tags = [tag('b'), tag('a'), tag('b2', 'b'), tag('b1', 'b'), tag('b1x', 'b1')];

test('each folder stands under its own, by name', () => {
  expect(shown(tags, null)).toEqual(['1 a', '1 b +', '2 b1 +', '3 b1x', '2 b2']);
});

test('a closed folder hides what is in it, and says that there is more', () => {
  expect(shown(tags, null, (id) => id !== 'b')).toEqual(['1 a', '1 b +']);
  expect(shown(tags, null, (id) => id === 'b')).toEqual(['1 a', '1 b +', '2 b1 +', '2 b2']);
});

test('only what lies below the top is shown', () => {
  expect(shown(tags, 'b')).toEqual(['1 b1 +', '2 b1x', '1 b2']);
});

test('names go by number and letter, whatever their case', () => {
  const names = ['10 ti', '9 ni', 'Øvrig', 'ansatte', 'Zebra', 'Ånd', 'BER'];
  const listed = folderLines(
    names.map((name) => tag(name)),
    null,
  ).map(({ tag: { tagName } }) => tagName);
  expect(listed).toEqual(['9 ni', '10 ti', 'ansatte', 'BER', 'Zebra', 'Øvrig', 'Ånd']);
});

test('the content of a hidden folder is shown at the top', () => {
  expect(shown([tag('mine', 'hidden'), tag('inside', 'mine'), tag('beside')], null)).toEqual(['1 beside', '1 mine +', '2 inside']);
  expect(shown([tag('mine', 'hidden'), tag('beside', 'shared')], 'shared')).toEqual(['1 beside', '1 mine']);
});

test('the top is no line of its own tree', () => {
  expect(shown([tag('shared', 'gone'), tag('below', 'shared')], 'shared')).toEqual(['1 below']);
});
