import { expect, test } from 'vitest';
import { companyFiles } from '../../contract/endpoints-company.ts';
import { personFiles } from '../../contract/endpoints-people.ts';
import { isNewFile } from './new-files.ts';

const place = { files: companyFiles };
const folder = { tagId: 'rules', tagName: 'Rules', parentTagId: null };
const upload = { state: 'done', file: new File(['content'], 'Fire.txt'), folder: null, place } as const;

test.each([
  ['is, at the top', { fileName: 'Fire.txt', tags: [] }, upload, true],
  ['is, however the name is written', { fileName: 'fire.txt', tags: [] }, upload, true],
  ['is, in its folder', { fileName: 'Fire.txt', tags: [folder] }, { ...upload, folder: 'rules' }, true],
  ['is not, in another folder', { fileName: 'Fire.txt', tags: [folder] }, { ...upload, folder: 'other' }, false],
  ['is not, at the top of who uploaded to a folder', { fileName: 'Fire.txt', tags: [] }, { ...upload, folder: 'rules' }, false],
  ['is not, in a folder of who uploaded to the top', { fileName: 'Fire.txt', tags: [folder] }, upload, false],
  ['is not, under another name', { fileName: 'Water.txt', tags: [] }, upload, false],
  ['is not, before it has been stored', { fileName: 'Fire.txt', tags: [] }, { ...upload, state: 'sending' as const }, false],
  ['is not, when it was refused', { fileName: 'Fire.txt', tags: [] }, { ...upload, state: 'refused' as const }, false],
  ['is not, of another owner', { fileName: 'Fire.txt', tags: [] }, { ...upload, place: { files: personFiles, ownerId: 'kari' } }, false],
])('a file %s new', (_name, file, item, expected) => {
  expect(isNewFile(file, place, [item])).toBe(expected);
});

test('a file is not new without uploads, and is among several', () => {
  const file = { fileName: 'Fire.txt', tags: [] };
  expect(isNewFile(file, place, [])).toBe(false);
  expect(isNewFile(file, place, [{ ...upload, state: 'failed' }, upload])).toBe(true);
});
