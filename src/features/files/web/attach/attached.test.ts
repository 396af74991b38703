import { expect, test } from 'vitest';
import {
  attachedChanges,
  AttachedSchema,
  moveStored,
  nothingAttached,
  ofNewRecord,
  refusalsOf,
  renameFolder,
  withFiles,
  withoutFolder,
  type Attached,
} from './attached.ts';

const ids = ['1', '2', '3'].map((digit) => `0199a0c0-0000-7000-8000-00000000000${digit}`);
const [lease = '', plans = '', stored = ''] = ids;
const file = (name: string) => new File(['x'], name);
const filled: Attached = {
  ...nothingAttached,
  files: [
    { file: file('leie.pdf'), folder: lease },
    { file: file('plan.pdf'), folder: stored },
    { file: file('annet.pdf'), folder: '' },
  ],
  newFolders: [
    { tagId: lease, tagName: 'Avtale' },
    { tagId: plans, tagName: 'Tegninger' },
  ],
};

test('is sent as the changes of one call, files in their order', () => {
  const changed = moveStored(renameFolder(filled, { tagId: stored, tagName: 'Vedlegg' }, 'Annet'), { fileId: plans, folder: lease }, '');
  expect(attachedChanges({ ...changed, deleted: [plans] })).toEqual({
    filesTags: [{ tagIds: [lease] }, { tagIds: [stored] }, { tagIds: [] }],
    tagsToCreate: filled.newFolders,
    tagsToRename: [{ tagId: stored, tagName: 'Vedlegg' }],
    tagsToDeleteIds: [plans],
    deleteAllRelatedTagsAndFiles: false,
    filesToMove: [{ fileId: plans, tagIds: [lease] }],
  });
  expect(attachedChanges(nothingAttached)).toEqual({});
});

test('keeps the folder of files that stay, and takes others to the top', () => {
  const [first] = filled.files;
  const added = file('ny.pdf');
  expect(withFiles(filled, [first?.file ?? added, added]).files).toEqual([first, { file: added, folder: '' }]);
});

test('takes what was to lie in a folder to the top when the folder goes', () => {
  const moved = moveStored(filled, { fileId: plans, folder: lease }, stored);
  const left = withoutFolder(moved, lease);
  expect(left.newFolders.map(({ tagName }) => tagName)).toEqual(['Tegninger']);
  expect(left.files.map(({ folder }) => folder)).toEqual(['', stored, '']);
  expect([left.moved, left.deleted]).toEqual([[{ fileId: plans, folder: '' }], []]);
  const without = withoutFolder(renameFolder(filled, { tagId: stored, tagName: 'Vedlegg' }, 'Annet'), stored);
  expect([without.deleted, without.renamed, without.files[1]?.folder]).toEqual([[stored], [], '']);
});

test('leaves behind what is of another record', () => {
  const changed = {
    ...filled,
    renamed: [{ tagId: stored, tagName: 'Annet' }],
    deleted: [stored],
    moved: [{ fileId: plans, folder: lease }],
  };
  expect(attachedChanges(ofNewRecord(changed))).toEqual({
    filesTags: [{ tagIds: [lease] }, { tagIds: [] }, { tagIds: [] }],
    tagsToCreate: filled.newFolders,
  });
});

test('forgets a name and a place that are as before', () => {
  const renamed = renameFolder(filled, { tagId: stored, tagName: 'Vedlegg' }, 'Annet');
  expect(renameFolder(renamed, { tagId: stored, tagName: 'Annet' }, 'Annet').renamed).toEqual([]);
  const moved = moveStored(filled, { fileId: plans, folder: lease }, stored);
  expect(moveStored(moved, { fileId: plans, folder: stored }, stored).moved).toEqual([]);
});

test.each([
  ['', ['newFolders.0.tagName']],
  [' ', ['newFolders.0.tagName']],
  ['Avtale', []],
])('judges a new folder called %j', (tagName, paths) => {
  const found = AttachedSchema.safeParse({ ...nothingAttached, newFolders: [{ tagId: lease, tagName }] });
  expect((found.error?.issues ?? []).map(({ path }) => path.join('.'))).toEqual(paths);
});

test('tells which part was refused for what', () => {
  const refused = refusalsOf({ files: [{ part: 'files[1]', fileName: 'a.exe', code: 'files.InvalidFileType' }] });
  expect([refused.get('files[1]'), refused.get('files[0]')]).toEqual(['files.InvalidFileType', undefined]);
  expect(refusalsOf({}).size).toBe(0);
});
