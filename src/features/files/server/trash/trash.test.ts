import { describe, expect, test } from 'vitest';
import { setItemPermissions } from '#features/access-control/contract/endpoints-item.ts';
import { checkCompanyLimits } from '#features/billing/contract/endpoints.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import type { Caller } from '#testing/caller.ts';
import { logLines } from '#testing/log-lines.ts';
import { testServer } from '#testing/server.ts';
import * as ours from '../../contract/endpoints-company.ts';
import * as theirs from '../../contract/endpoints-people.ts';
import { sharedDocumentsFolderId } from '../../contract/entities.ts';
import { folderOfCompany, uploadForCompany, uploadForPerson, note } from '../../testing/uploaded.ts';
import { readTakeoutFiles } from '../store-takeout.ts';
import { sweepFiles } from '../sweep.ts';
import { emptyTrash } from './erase-deleted.ts';

const server = await testServer();
const day = 24 * 3_600_000;

interface Items {
  companyFileIds?: string[];
  tagIds?: string[];
}
const remove = (who: Caller, items: Items, withAll = false) =>
  who.call(ours.deleteCompanyFilesAndTags, { body: { ...items, deleteAllRelatedTagsAndFiles: withAll } });
const restore = (who: Caller, items: Items) => who.call(ours.restoreCompanyFilesAndTags, { body: items });
const erase = (who: Caller, items: Items) => who.call(ours.eraseCompanyFilesAndTags, { body: items });
const trash = async (who: Caller) => {
  const { json } = await who.call(ours.getDeletedCompanyFiles, { body: {} });
  return (json['items'] as { name: string }[]).map(({ name }) => name);
};
/** Each file with its folders, as `folder/folder: name`. */
const shown = async (who: Caller) => {
  const { json } = await who.call(ours.getCompanyFiles, { body: {} });
  const files = json['companyFiles'] as { fileName: string; tags: { tagName: string }[] }[];
  return files.map(({ fileName, tags }) => `${tags.map(({ tagName }) => tagName).join('+')}: ${fileName}`);
};
const foldersOf = async (who: Caller) => {
  const { json } = await who.call(ours.getCompanyFiles, { body: {} });
  const tags = json['tags'] as { tagId: string; tagName: string; parentTagId: string | null }[];
  const nameOf = (id: string | null) => tags.find(({ tagId }) => tagId === id)?.tagName ?? '';
  return tags
    .filter(({ tagId }) => tagId !== sharedDocumentsFolderId)
    .map(({ tagName, parentTagId }) => `${nameOf(parentTagId)}/${tagName}`)
    .toSorted();
};
const used = async (who: Caller) => {
  const { json } = await who.call(checkCompanyLimits, { body: { limits: ['storageLimit'] } });
  return (json['limits'] as { storageLimit: { used: number } }).storageLimit.used;
};

describe('a deleted file', () => {
  test('is marked as a deletion in the log when it is erased for good, and found by the filter', async () => {
    const { admin } = await server.newCompany();
    const { id } = await uploadForCompany(admin, note('Håndbok'), sharedDocumentsFolderId);
    await admin.call(ours.deleteCompanyFile, { body: { companyFileId: id } });
    expect((await erase(admin, { companyFileIds: [id] })).codes).toEqual([]);
    const lines = await logLines(admin, { onlyDeletions: true });
    expect(lines.map(({ action, isDeletion }) => [action, isDeletion])).toEqual([
      ['files.eraseCompanyFilesAndTags', true],
      ['files.deleteCompanyFile', true],
    ]);
  });

  test('is gone at once for everybody, and counts as storage until it is erased after 30 days', async () => {
    const company = await server.newCompany();
    const employee = await company.person('employee');
    const { id } = await uploadForCompany(company.admin, note('Håndbok'), sharedDocumentsFolderId);
    await company.admin.call(ours.deleteCompanyFile, { body: { companyFileId: id } });
    expect([await shown(employee), await trash(company.admin), await trash(employee)]).toEqual([[], ['Håndbok.txt'], []]);
    expect((await company.admin.call(ours.downloadCompanyFile, { query: { fileId: id } })).status).toBe(404);
    expect((await company.admin.call(ours.getFileAccessLog, { query: { fileId: id } })).status).toBe(404);
    expect((await company.admin.call(ours.deleteCompanyFile, { body: { companyFileId: id } })).status).toBe(404);
    const bytes = async () =>
      (await Array.fromAsync(server.services.fileStore.keys())).filter(({ companyId }) => companyId === company.companyId).length;
    const began = server.clock.now().getTime();
    // The session is too old by then, so the answers are asked for back here.
    const afterJobsAt = async (milliseconds: number) => {
      server.clock.set(new Date(began + milliseconds).toISOString());
      await emptyTrash(server.services);
      server.clock.advance(2 * 3_600_000);
      await sweepFiles(server.services);
      server.clock.set(new Date(began).toISOString());
      return [await trash(company.admin), await used(company.admin), await bytes()];
    };
    expect(await afterJobsAt(30 * day - 1)).toEqual([['Håndbok.txt'], 8, 1]);
    expect(await afterJobsAt(30 * day)).toEqual([[], 0, 0]);
    expect((await restore(company.admin, { companyFileIds: [id] })).status).toBe(404);
  });

  test('comes back where it lay with its access log, and the log says who did what', async () => {
    const company = await server.newCompany();
    const folder = await folderOfCompany(company.admin, 'Avtaler');
    const { id } = await uploadForCompany(company.admin, note('Leie'), folder);
    await company.admin.call(ours.downloadCompanyFile, { query: { fileId: id } });
    await remove(company.admin, { companyFileIds: [id] });
    expect((await restore(company.admin, { companyFileIds: [id] })).json).toMatchObject({ restoredFiles: 1, restoredTags: 0, refused: [] });
    expect([await shown(company.admin), await trash(company.admin)]).toEqual([['Avtaler: Leie.txt'], []]);
    expect((await company.admin.call(ours.getFileAccessLog, { query: { fileId: id } })).json['accesses']).toHaveLength(1);
    const lines = await logLines(company.admin, { areas: ['files'] });
    expect(lines.slice(0, 2).map(({ sentence }) => sentence)).toEqual([
      'Kari Nordmann hentet tilbake «Leie.txt»',
      'Kari Nordmann slettet «Leie.txt»',
    ]);
  });

  test('gets a number when its name is taken, and stays deleted when its content is there again', async () => {
    const { admin } = await server.newCompany();
    const first = await uploadForCompany(admin, note('en', 'cv.pdf.txt'));
    await remove(admin, { companyFileIds: [first.id] });
    await uploadForCompany(admin, note('to', 'CV.pdf.txt'));
    const other = await uploadForCompany(admin, note('tre'));
    await remove(admin, { companyFileIds: [other.id] });
    await uploadForCompany(admin, note('tre', 'igjen.txt'));
    const both = await restore(admin, { companyFileIds: [first.id, other.id] });
    expect([both.status, both.codes, both.json['refused']]).toEqual([
      207,
      ['files.DuplicateFile'],
      [{ fileName: 'tre.txt', code: 'files.DuplicateFile' }],
    ]);
    expect([await shown(admin), await trash(admin)]).toEqual([[': cv.pdf (2).txt', ': CV.pdf.txt', ': igjen.txt'], ['tre.txt']]);
    expect((await restore(admin, { companyFileIds: [other.id] })).codes).toEqual(['files.DuplicateFile']);
  });

  test('comes to the nearest folder above when its folder is gone, and is in it again when that comes back', async () => {
    const { admin } = await server.newCompany();
    const outer = await folderOfCompany(admin, 'Ytre');
    const inner = await folderOfCompany(admin, 'Indre', outer);
    const { id } = await uploadForCompany(admin, note('brev'), inner);
    await remove(admin, { companyFileIds: [id] });
    await remove(admin, { tagIds: [inner] });
    await restore(admin, { companyFileIds: [id] });
    expect(await shown(admin)).toEqual(['Ytre: brev.txt']);
    await restore(admin, { tagIds: [inner] });
    expect(await shown(admin)).toEqual(['Indre: brev.txt']);
    await remove(admin, { companyFileIds: [id] });
    await remove(admin, { tagIds: [outer] }, true);
    await restore(admin, { companyFileIds: [id] });
    expect(await shown(admin)).toEqual([': brev.txt']);
  });

  test('is restored and erased by those who may delete where it lay, not by others', async () => {
    const company = await server.newCompany();
    const kari = await company.person('employee');
    const own = await uploadForPerson(kari, kari.companyUserId, note('Kursbevis'));
    const employers = await uploadForPerson(company.admin, kari.companyUserId, note('Advarsel'));
    const ids = [own.id, employers.id];
    const body = (companyUserFileIds: string[]) => ({ body: { companyUserFileIds, companyUserId: kari.companyUserId } });
    await company.admin.call(theirs.deleteCompanyUserFilesAndTags, body(ids));
    const { json } = await kari.call(theirs.getDeletedCompanyUserFiles, body([]));
    expect((json['items'] as { name: string }[]).map(({ name }) => name)).toEqual(['Kursbevis.txt']);
    expect((await kari.call(theirs.restoreCompanyUserFilesAndTags, body(ids))).codes).toEqual(['common.Forbidden']);
    expect((await kari.call(theirs.eraseCompanyUserFilesAndTags, body([employers.id]))).codes).toEqual(['common.Forbidden']);
    expect((await kari.call(theirs.restoreCompanyUserFilesAndTags, body([own.id]))).json).toMatchObject({ restoredFiles: 1 });
    expect((await company.admin.call(ours.restoreCompanyFilesAndTags, { body: { companyFileIds: [employers.id] } })).status).toBe(404);
  });

  test('is left out of takeouts with its content', async () => {
    const { admin, companyId } = await server.newCompany();
    const { id } = await uploadForCompany(admin, note('brev'));
    const taken = () => server.database.forCompany(companyId, (company) => readTakeoutFiles(company, { after: undefined, limit: 10 }));
    expect(await taken()).toHaveLength(1);
    await remove(admin, { companyFileIds: [id] });
    expect(await taken()).toEqual([]);
  });

  test('stays hidden with the restricted folder that it lay in', async () => {
    const company = await server.newCompany();
    const hr = await company.person('hradmin');
    const folder = await folderOfCompany(company.admin, 'Styret', sharedDocumentsFolderId);
    const { id } = await uploadForCompany(company.admin, note('Protokoll'), folder);
    const grants = [{ roleId: roleIds.officeadmin, level: 'full' }];
    await company.admin.call(setItemPermissions, { body: { itemType: 'folder', itemId: folder, grants } });
    await remove(company.admin, { companyFileIds: [id] });
    await remove(company.admin, { tagIds: [folder] }, true);
    expect([(await trash(company.admin)).toSorted(), await trash(hr)]).toEqual([['Protokoll.txt', 'Styret'], []]);
    expect((await restore(hr, { companyFileIds: [id] })).status).toBe(404);
    await restore(company.admin, { tagIds: [folder] });
    expect((await restore(hr, { companyFileIds: [id] })).status).toBe(404);
    // What was deleted before in a folder that is erased goes with it: it would lose the restriction.
    await remove(company.admin, { tagIds: [folder] }, true);
    expect((await erase(company.admin, { tagIds: [folder] })).json).toMatchObject({ erasedFiles: 1, erasedTags: 1 });
    expect([await trash(company.admin), await used(company.admin)]).toEqual([[], 0]);
  });
});

describe('a deleted folder', () => {
  test('comes back with all that was deleted with it', async () => {
    const { admin } = await server.newCompany();
    const rules = await folderOfCompany(admin, 'Rutiner');
    const inner = await folderOfCompany(admin, 'HMS', rules);
    const { id } = await uploadForCompany(admin, note('Brann'), inner);
    await uploadForCompany(admin, note('Vern'), rules);
    await remove(admin, { tagIds: [rules] }, true);
    const { json } = await admin.call(ours.getDeletedCompanyFiles, { body: {} });
    expect(json['items']).toMatchObject([{ kind: 'folder', name: 'Rutiner', files: 2, size: 9 }]);
    expect((await restore(admin, { companyFileIds: [id] })).status, 'not without its folder').toBe(404);
    await folderOfCompany(admin, 'rutiner');
    expect((await restore(admin, { tagIds: [rules] })).json).toMatchObject({ restoredFiles: 2, restoredTags: 2 });
    expect(await foldersOf(admin)).toEqual(['/Rutiner (2)', '/rutiner', 'Rutiner (2)/HMS']);
    expect(await shown(admin)).toEqual(['HMS: Brann.txt', 'Rutiner (2): Vern.txt']);
  });

  test('takes back what it left to the folder above, and not what somebody has moved since', async () => {
    const { admin } = await server.newCompany();
    const outer = await folderOfCompany(admin, 'Ytre');
    const middle = await folderOfCompany(admin, 'Midt', outer);
    await folderOfCompany(admin, 'Indre', middle);
    const moved = await uploadForCompany(admin, note('flyttet'), middle);
    await uploadForCompany(admin, note('ligger'), middle);
    await remove(admin, { tagIds: [middle] });
    expect([await foldersOf(admin), await shown(admin)]).toEqual([
      ['/Ytre', 'Ytre/Indre'],
      ['Ytre: flyttet.txt', 'Ytre: ligger.txt'],
    ]);
    await admin.call(ours.tagCompanyFiles, { body: { companyFileIds: [moved.id], tagIds: [outer], move: true } });
    await restore(admin, { tagIds: [middle] });
    expect([await foldersOf(admin), await shown(admin)]).toEqual([
      ['/Ytre', 'Midt/Indre', 'Ytre/Midt'],
      ['Ytre: flyttet.txt', 'Midt: ligger.txt'],
    ]);
  });

  test('comes under the nearest folder above that is there', async () => {
    const { admin } = await server.newCompany();
    const outer = await folderOfCompany(admin, 'Ytre', sharedDocumentsFolderId);
    const inner = await folderOfCompany(admin, 'Indre', outer);
    await remove(admin, { tagIds: [inner] });
    await remove(admin, { tagIds: [outer] });
    await restore(admin, { tagIds: [inner] });
    expect(await foldersOf(admin)).toEqual(['Shared documents/Indre']);
  });
});

test('two tabs that delete and restore at once leave each file once', async () => {
  const { admin } = await server.newCompany();
  const { id } = await uploadForCompany(admin, note('brev'));
  const answers = await Promise.all([remove(admin, { companyFileIds: [id] }), remove(admin, { companyFileIds: [id] })]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 404]));
  const both = await Promise.all([restore(admin, { companyFileIds: [id] }), restore(admin, { companyFileIds: [id] })]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(both.map(({ json }) => json['restoredFiles']))).toEqual(new Set([0, 1]));
  const { json } = await admin.call(ours.getCompanyFiles, { body: {} });
  expect(json['companyFiles']).toMatchObject([{ fileName: 'brev.txt', version: 3 }]);
});
