import { expect, test } from 'vitest';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import * as ours from '../contract/endpoints-company.ts';
import { folderOfCompany, note, uploadForCompany } from '../testing/uploaded.ts';

const server = await testServer();

interface Shown {
  companyFileId: string;
  fileName: string;
  version: number;
  tags: { tagName: string }[];
}
const shown = (json: Record<string, unknown>, list: string): Shown[] => json[list] as Shown[];
const places = async (who: Caller) =>
  Object.fromEntries(
    shown((await who.call(ours.getCompanyFiles, { body: {} })).json, 'companyFiles').map(({ fileName, tags }) => [
      fileName,
      tags.map(({ tagName }) => tagName),
    ]),
  );
const versionsOf = (files: readonly Shown[]) => Object.fromEntries(files.map(({ companyFileId, version }) => [companyFileId, version]));

/** Files from one folder to another, and what others do with some of them. */
async function movedByAnne() {
  const company = await server.newCompany();
  const anne = company.admin;
  const bo = await company.person('systemadmin');
  const pay = await folderOfCompany(anne, 'Lønn');
  const archive = await folderOfCompany(anne, 'Arkiv');
  const auditor = await folderOfCompany(anne, 'Revisor');
  const files = ['Mai', 'Juni', 'Juli', 'August'];
  const ids: string[] = [];
  for (const name of files) ids.push((await uploadForCompany(anne, note(name), pay)).id);
  const tag = (who: Caller, companyFileIds: readonly string[], rest: object) =>
    who.call(ours.tagCompanyFiles, { body: { companyFileIds: [...companyFileIds], ...rest } });
  return { anne, bo, pay, archive, auditor, ids, tag };
}

test('moved back are those that nobody has changed since; the others stay where they were put (record 620)', async () => {
  const { anne, bo, pay, archive, auditor, ids, tag } = await movedByAnne();
  const moved = shown((await tag(anne, ids, { tagIds: [archive], move: true })).json, 'files');
  await tag(bo, ids.slice(0, 2), { tagIds: [auditor], move: true });
  await bo.call(ours.deleteCompanyFile, { body: { companyFileId: ids[2] } });
  const back = await tag(anne, ids, { tagIds: [pay], move: true, versions: versionsOf(moved) });
  expect([back.codes, shown(back.json, 'files').map(({ fileName }) => fileName)]).toEqual([[], ['August.txt']]);
  expect(await places(anne)).toEqual({ 'Mai.txt': ['Revisor'], 'Juni.txt': ['Revisor'], 'August.txt': ['Lønn'] });
});

test('moved back once more after a lost answer are the same files, and the log says it once', async () => {
  const { anne, bo, pay, archive, auditor, ids, tag } = await movedByAnne();
  const moved = shown((await tag(anne, ids, { tagIds: [archive], move: true })).json, 'files');
  await tag(bo, ids.slice(0, 1), { tagIds: [auditor], move: true });
  const again = { tagIds: [pay], move: true, versions: versionsOf(moved) };
  const [first, second] = [await tag(anne, ids, again), await tag(anne, ids, again)];
  expect(shown(first.json, 'files')).toHaveLength(3);
  expect(second.json).toEqual({ ...first.json, requestId: second.json['requestId'] });
  expect(await places(anne)).toMatchObject({ 'Mai.txt': ['Revisor'], 'Juni.txt': ['Lønn'] });
});

test('taken out of a folder once more after a lost answer are the same files', async () => {
  const { anne, archive, ids, tag } = await movedByAnne();
  const added = shown((await tag(anne, ids, { tagIds: [archive] })).json, 'files');
  const out = { companyFileIds: ids, tagId: archive, versions: versionsOf(added) };
  const [first, second] = [
    await anne.call(ours.removeTagFromCompanyFiles, { body: out }),
    await anne.call(ours.removeTagFromCompanyFiles, { body: out }),
  ];
  expect(shown(second.json, 'files')).toEqual(shown(first.json, 'files'));
  expect(shown(second.json, 'files')).toHaveLength(4);
});

test('a folder moved back once more after a lost answer is where the first has left it', async () => {
  const { anne, pay, archive } = await movedByAnne();
  const body = { tagId: pay, tagName: 'Lønn', parentTagId: archive };
  const rename = (rest: object) => anne.call(ours.renameCompanyTag, { body: { ...body, ...rest } });
  const [first, second] = [await rename({ version: 1 }), await rename({ version: 1 })];
  expect([first.codes, second.codes, second.json['tag']]).toEqual([[], [], first.json['tag']]);
  expect((await rename({ version: 1, parentTagId: null })).codes).toEqual(['common.Conflict']);
});

test('nothing is moved, and nothing refused, when all of it was changed or deleted since', async () => {
  const { anne, bo, pay, archive, ids, tag } = await movedByAnne();
  const moved = shown((await tag(anne, ids.slice(0, 2), { tagIds: [archive], move: true })).json, 'files');
  await bo.call(ours.renameCompanyFile, { body: { companyFileId: ids[0], newFileName: 'Mai 2026.txt' } });
  await bo.call(ours.deleteCompanyFile, { body: { companyFileId: ids[1] } });
  const versions = versionsOf(moved);
  expect((await tag(anne, ids.slice(0, 2), { tagIds: [pay], move: true, versions })).json).toMatchObject({ files: [] });
  const gone = { companyFileIds: [ids[1]], tagId: archive, versions };
  expect((await anne.call(ours.removeTagFromCompanyFiles, { body: gone })).json).toMatchObject({ files: [] });
  expect(await places(anne)).toMatchObject({ 'Mai 2026.txt': ['Arkiv'] });
});

test('taken out of one more folder again are those that nobody has changed since', async () => {
  const { anne, bo, archive, auditor, ids, tag } = await movedByAnne();
  const added = shown((await tag(anne, ids, { tagIds: [archive] })).json, 'files');
  await tag(bo, ids.slice(0, 1), { tagIds: [auditor] });
  const out = { companyFileIds: ids, tagId: archive, versions: versionsOf(added) };
  const { json } = await anne.call(ours.removeTagFromCompanyFiles, { body: out });
  expect(shown(json, 'files')).toHaveLength(3);
  const after = await places(anne);
  expect([after['Mai.txt']?.toSorted(), after['Juni.txt']]).toEqual([['Arkiv', 'Lønn', 'Revisor'], ['Lønn']]);
});

test('versions open nothing to who may not move the files', async () => {
  const { anne, pay, ids, tag } = await movedByAnne();
  const [file] = shown((await tag(anne, ids.slice(0, 1), { tagIds: [pay] })).json, 'files');
  const versions = versionsOf(file ? [file] : []);
  const company = await server.newCompany();
  expect((await tag(company.admin, ids.slice(0, 1), { tagIds: [], move: true, versions })).json).toMatchObject({ files: [] });
  expect(await places(anne)).toMatchObject({ 'Mai.txt': ['Lønn'] });
});

test('a file without a version is refused with all the others, also when the call writes its id otherwise', async () => {
  const { anne, bo, pay, archive, auditor, ids, tag } = await movedByAnne();
  const moved = shown((await tag(anne, ids, { tagIds: [archive], move: true })).json, 'files');
  const some = versionsOf(moved.slice(1));
  const back = await tag(anne, ids, { tagIds: [pay], move: true, versions: some });
  const out = await anne.call(ours.removeTagFromCompanyFiles, { body: { companyFileIds: ids, tagId: archive, versions: some } });
  expect([back.status, back.codes, out.status, out.codes]).toEqual([400, ['files.VersionMissing'], 400, ['files.VersionMissing']]);
  await tag(bo, ids.slice(0, 1), { tagIds: [auditor], move: true });
  const upper = Object.fromEntries(Object.entries(versionsOf(moved)).map(([id, version]) => [id.toUpperCase(), version]));
  const written = ids.map((id) => id.toUpperCase());
  expect(shown((await tag(anne, written, { tagIds: [pay], move: true, versions: upper })).json, 'files')).toHaveLength(3);
  expect(await places(anne)).toMatchObject({ 'Mai.txt': ['Revisor'], 'Juni.txt': ['Lønn'] });
});
