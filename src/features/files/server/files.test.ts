import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { setItemPermissions } from '#features/access-control/contract/endpoints-item.ts';
import { roleIds } from '#features/rights/contract/role-ids.ts';
import { checkCompanyLimits } from '#features/billing/contract/endpoints.ts';
import { deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import * as ours from '../contract/endpoints-company.ts';
import * as theirs from '../contract/endpoints-people.ts';
import { sharedDocumentsFolderId } from '../contract/entities.ts';
import { anyFile, folderOfCompany, folderOfPerson, uploadForCompany, uploadForPerson, note, ownPicture } from '../testing/uploaded.ts';
import { sweepFiles } from './sweep.ts';

const server = await testServer();

const filesOf = async (who: Caller, companyUserId: string | undefined) => {
  const { json, codes } = await who.call(theirs.getCompanyUserFiles, { body: { companyUserId } });
  return { codes, names: ((json['companyUserFiles'] ?? []) as { fileName: string }[]).map(({ fileName }) => fileName), json };
};
const companyFiles = async (who: Caller, folder?: string) => {
  const { json } = await who.call(ours.getCompanyFiles, { body: folder ? { folder } : {} });
  const files = json['companyFiles'] as { fileName: string; companyFileId: string; tags: { tagName: string }[]; permissions: object }[];
  return {
    json,
    files,
    names: files.map(({ fileName }) => fileName),
    folders: (json['tags'] as { tagName: string }[]).map(({ tagName }) => tagName),
  };
};
const storedDigests = async (companyId: number) =>
  (await Array.fromAsync(server.services.fileStore.keys())).filter((key) => key.companyId === companyId).map(({ sha256 }) => sha256);

describe('a person’s files', () => {
  test.each([
    ['systemadmin', 200, 200],
    ['hradmin', 200, 200],
    ['officeadmin', 200, 403],
    ['manager', 200, 403],
    ['employee', 403, 403],
  ] as const)('are read and changed by %s: %i, %i', async (role: RoleKey, reads: number, changes: number) => {
    const company = await server.newCompany();
    const manager = role === 'manager' ? await company.person('manager') : undefined;
    const looking = manager ?? (await company.person(role));
    const kari = await company.person('employee', { ...(manager && { reportsTo: String(manager.companyUserId) }) });
    await uploadForPerson(company.admin, kari.companyUserId, note('Avtale'));
    const { codes, names } = await filesOf(looking, kari.companyUserId);
    expect([codes, names]).toEqual(reads === 200 ? [[], ['Avtale.txt']] : [['common.Forbidden'], []]);
    expect((await uploadForPerson(looking, kari.companyUserId)).answer.status).toBe(changes);
  });

  test('are one’s own to add to, but what the employer put there stays', async () => {
    const company = await server.newCompany();
    const kari = await company.person('employee');
    const contract = await uploadForPerson(company.admin, kari.companyUserId, note('Arbeidsavtale'));
    const own = await uploadForPerson(kari, kari.companyUserId, note('Kursbevis'));
    const remove = (companyUserFileId: string) => kari.call(theirs.deleteCompanyUserFile, { body: { companyUserFileId } });
    expect([(await remove(contract.id)).codes, (await remove(own.id)).codes]).toEqual([['common.Forbidden'], []]);
    expect((await filesOf(kari, kari.companyUserId)).names).toEqual(['Arbeidsavtale.txt']);
  });

  test.each(['employee', 'boardmember'] as const)('are still there for an %s who has left, to read and not to change', async (role) => {
    const company = await server.newCompany();
    const kari = await company.person(role);
    expect([await filesOf(kari, kari.companyUserId), await filesOf(kari, company.admin.companyUserId)]).toMatchObject([
      { codes: [] },
      { codes: ['common.Forbidden'] },
    ]);
    const { id } = await uploadForPerson(company.admin, kari.companyUserId, note('Attest'));
    await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`update company_user set state = 'inactive' where company_id = ${company.companyId} and id = ${kari.companyUserId}::uuid`.execute(
        tx,
      ),
    );
    const got = await kari.call(theirs.getCompanyUserFile, { params: { fileName: 'x' }, query: { fileId: id } });
    expect([got.status, got.bytes.toString()]).toEqual([200, 'Attest']);
    expect((await filesOf(kari, company.admin.companyUserId)).codes).toEqual(['common.Forbidden']);
    expect((await uploadForPerson(kari, kari.companyUserId)).answer.status).toBe(403);
    expect((await uploadForPerson(company.admin, kari.companyUserId)).answer.codes).toEqual(['common.Forbidden']);
  });

  test('go with a person who is erased, bytes and all', async () => {
    const company = await server.newCompany();
    const kari = await company.person('employee');
    const folder = await folderOfPerson(company.admin, kari.companyUserId, 'Privat');
    await uploadForPerson(company.admin, kari.companyUserId, note('Hemmelig'), folder);
    await ownPicture(kari);
    await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`update company_user set state = 'inactive' where company_id = ${company.companyId} and id = ${kari.companyUserId}::uuid`.execute(
        tx,
      ),
    );
    expect((await company.admin.call(deleteCompanyUser, { body: { companyUserId: kari.companyUserId } })).codes).toEqual([]);
    server.clock.set(new Date(server.clock.now().getTime() + 2 * 3_600_000).toISOString());
    await sweepFiles(server.services);
    expect(await storedDigests(company.companyId)).toEqual([]);
    const { json } = await company.admin.call(checkCompanyLimits, { body: { limits: ['storageLimit'] } });
    expect(json['limits']).toEqual({ storageLimit: { limit: 1_000_000_000, used: 0 } });
  });
});

describe('the company’s files', () => {
  test.each([
    ['officeadmin', ['Felles.txt', 'Intern.txt'], 200, 200],
    ['hradmin', ['Felles.txt', 'Intern.txt'], 403, 200],
    ['manager', ['Felles.txt'], 403, 403],
    ['employee', ['Felles.txt'], 403, 403],
    ['boardmember', ['Felles.txt'], 403, 403],
  ] as const)('are for %s: %j; added to outside and in the shared documents: %i, %i', async (role, names, outside, shared) => {
    const company = await server.newCompany();
    await uploadForCompany(company.admin, note('Intern'));
    await uploadForCompany(company.admin, note('Felles'), sharedDocumentsFolderId);
    const who = await company.person(role);
    expect((await companyFiles(who)).names).toEqual(names);
    expect((await uploadForCompany(who)).answer.status).toBe(outside);
    expect((await uploadForCompany(who, anyFile(), sharedDocumentsFolderId)).answer.status).toBe(shared);
  });

  test('lie in folders that are made, renamed, moved and deleted', async () => {
    const { admin } = await server.newCompany();
    const rules = await folderOfCompany(admin, 'Rutiner');
    const inner = await folderOfCompany(admin, 'HMS', rules);
    const { id } = await uploadForCompany(admin, note('Brann'), inner);
    expect((await companyFiles(admin, rules)).names).toEqual(['Brann.txt']);
    const into = await admin.call(ours.renameCompanyTag, { body: { tagId: rules, tagName: 'Rutiner', parentTagId: inner } });
    expect(into.codes).toEqual(['files.FolderIntoItself']);
    expect((await admin.call(ours.createCompanyTag, { body: { tagName: ' rutiner ' } })).codes).toEqual(['files.SameFolderName']);
    expect((await admin.call(ours.createCompanyTag, { body: { tagName: 'a/b' } })).codes).toEqual(['files.InvalidFileName']);
    await admin.call(ours.renameCompanyTag, { body: { tagId: inner, tagName: 'Sikkerhet', parentTagId: null } });
    const { json } = await admin.call(ours.deleteCompanyFilesAndTags, { body: { tagIds: [inner] } });
    expect(json).toMatchObject({ deletedFiles: 0, deletedTags: 1 });
    expect((await companyFiles(admin)).files).toMatchObject([{ companyFileId: id, tags: [] }]);
    await admin.call(ours.tagCompanyFiles, { body: { companyFileIds: [id], tagIds: [rules], move: true } });
    const all = await admin.call(ours.deleteCompanyFilesAndTags, { body: { tagIds: [rules], deleteAllRelatedTagsAndFiles: true } });
    expect(all.json).toMatchObject({ deletedFiles: 1, deletedTags: 1 });
    expect((await companyFiles(admin)).names).toEqual([]);
  });

  test('keep the shared documents as they are, and folders not too deep', async () => {
    const { admin } = await server.newCompany();
    const rename = await admin.call(ours.renameCompanyTag, { body: { tagId: sharedDocumentsFolderId, tagName: 'Annet' } });
    const remove = await admin.call(ours.deleteCompanyFilesAndTags, { body: { tagIds: [sharedDocumentsFolderId] } });
    expect([rename.codes, remove.codes]).toEqual([['files.ReservedFolder'], ['files.ReservedFolder']]);
    let parent = await folderOfCompany(admin, 'Øverst');
    for (let depth = 2; depth <= 10; depth += 1) parent = await folderOfCompany(admin, `Nivå ${depth}`, parent);
    expect((await admin.call(ours.createCompanyTag, { body: { tagName: 'For dypt', parentTagId: parent } })).codes).toEqual([
      'files.FoldersTooDeep',
    ]);
  });

  test('refuse the same name in a folder and the same content anywhere', async () => {
    const { admin } = await server.newCompany();
    const folder = await folderOfCompany(admin, 'Avtaler');
    const { id } = await uploadForCompany(admin, note('Leie'));
    const same = async (name: string, text: string, into?: string) => (await uploadForCompany(admin, note(text, name), into)).answer.codes;
    expect(await same('LEIE.txt', 'noe annet')).toEqual(['files.SameName']);
    expect(await same('Annet navn.txt', 'Leie')).toEqual(['files.DuplicateFile']);
    expect(await same('Leie.txt', 'noe annet', folder)).toEqual([]);
    const rename = (newFileName: string) => admin.call(ours.renameCompanyFile, { body: { companyFileId: id, newFileName } });
    expect((await rename('Leie.txt')).codes).toEqual(['files.SameName']);
    expect((await rename('leie.exe')).codes).toEqual(['files.InvalidFileType']);
    expect((await admin.call(ours.tagCompanyFiles, { body: { companyFileIds: [id], tagIds: [folder] } })).codes).toEqual([
      'files.SameName',
    ]);
    expect((await rename('Leie 2026.txt')).json['file']).toMatchObject({ fileName: 'Leie 2026.txt', version: 2 });
    expect((await companyFiles(admin, folder)).files, 'others keep their name and version').toMatchObject([
      { fileName: 'Leie.txt', version: 1 },
    ]);
    const stale = await admin.call(ours.renameCompanyFile, { body: { companyFileId: id, newFileName: 'Ny.txt', version: 1 } });
    expect([stale.status, stale.codes]).toEqual([409, ['common.Conflict']]);
  });

  test.each([
    ['javascript:alert(1)', 'files.InvalidUrl'],
    ['ftp://example.no/a', 'files.InvalidUrl'],
    ['https://user:pass@example.no/', 'files.InvalidUrl'],
    ['https://example.no/last-ned.ZIP?x=1', 'files.InvalidUrl'],
    ['https://example.no/a%2Ezip', 'files.InvalidUrl'],
    ['https://example.no/fw.bin', 'files.InvalidUrl'],
  ])('keep no link to %s', async (Url, code) => {
    const { admin } = await server.newCompany();
    expect((await admin.call(ours.addCompanyLink, { body: { ExternalFile: { Url, FileName: 'Lenke' } } })).codes).toEqual([code]);
  });

  test('keep links, once each, which are opened at their own address', async () => {
    const { admin } = await server.newCompany();
    const add = () => admin.call(ours.addCompanyLink, { body: { ExternalFile: { Url: 'https://example.no/hus', FileName: 'Huset' } } });
    const { json } = await add();
    const file = json['file'] as { companyFileId: string };
    expect(file).toMatchObject({ url: 'https://example.no/hus', size: null, contentType: null });
    expect((await add()).codes).toEqual(['files.DuplicateFile']);
    expect((await admin.call(ours.downloadCompanyFile, { query: { fileId: file.companyFileId } })).status).toBe(404);
  });

  test('are not reached by the calls of people, nor the other way round', async () => {
    const { admin } = await server.newCompany();
    const { id } = await uploadForCompany(admin);
    const own = await uploadForPerson(admin, admin.companyUserId);
    expect((await admin.call(theirs.getCompanyUserFile, { params: { fileName: 'x' }, query: { fileId: id } })).status).toBe(404);
    expect((await admin.call(ours.downloadCompanyFile, { query: { fileId: own.id } })).status).toBe(404);
    expect((await admin.call(ours.deleteCompanyFile, { body: { companyFileId: own.id } })).status).toBe(404);
  });
});

describe('a restricted folder', () => {
  async function restricted() {
    const company = await server.newCompany();
    const [hr, employee] = [await company.person('hradmin'), await company.person('employee')];
    const folder = await folderOfCompany(company.admin, 'Styret', sharedDocumentsFolderId);
    const inner = await folderOfCompany(company.admin, 'Protokoller', folder);
    const { id } = await uploadForCompany(company.admin, note('Protokoll'), inner);
    const grants = [{ roleId: roleIds.hradmin, level: 'view' }];
    const { codes } = await company.admin.call(setItemPermissions, { body: { itemType: 'folder', itemId: folder, grants } });
    expect(codes).toEqual([]);
    return { company, hr, employee, inner, id };
  }

  test('is not there for others, nor anything in it', async () => {
    const { employee, inner, id } = await restricted();
    const seen = await companyFiles(employee);
    expect([seen.names, seen.folders]).toEqual([[], ['Shared documents']]);
    expect((await employee.call(ours.getCompanyFiles, { body: { folder: inner } })).status).toBe(404);
    expect((await employee.call(ours.downloadCompanyFile, { query: { fileId: id } })).status).toBe(404);
  });

  test('neither gives a file to those from whom it is hidden nor takes one from them', async () => {
    const { company, inner, id } = await restricted();
    const office = await company.person('officeadmin');
    const open = await folderOfCompany(company.admin, 'Åpen');
    const { id: own } = await uploadForCompany(office, anyFile(), open);
    const change = async (endpoint: Endpoint, body: object) => (await office.call(endpoint, { body })).status;
    const statuses = await Promise.all([
      change(ours.renameCompanyFile, { companyFileId: id, newFileName: 'Annet.txt' }),
      change(ours.tagCompanyFiles, { companyFileIds: [id], tagIds: [open], move: true }),
      change(ours.removeTagFromCompanyFiles, { companyFileIds: [id], tagId: inner }),
      change(ours.deleteCompanyFile, { companyFileId: id }),
      change(ours.tagCompanyFiles, { companyFileIds: [own], tagIds: [inner], move: false }),
      change(ours.removeTagFromCompanyFiles, { companyFileIds: [own], tagId: inner }),
    ]);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await companyFiles(company.admin, inner)).names).toEqual(['Protokoll.txt']);
  });

  test('keeps what those who write in the shared documents alone may not put at the top', async () => {
    const company = await server.newCompany();
    const hr = await company.person('hradmin');
    const { id } = await uploadForCompany(hr, anyFile(), sharedDocumentsFolderId);
    const up = { companyFileIds: [id], tagIds: [], move: true };
    const out = { companyFileIds: [id], tagId: sharedDocumentsFolderId };
    expect((await hr.call(ours.tagCompanyFiles, { body: up })).codes).toEqual(['common.Forbidden']);
    expect((await hr.call(ours.removeTagFromCompanyFiles, { body: out })).codes).toEqual(['common.Forbidden']);
  });

  test('is not deleted before it is said what becomes of its files (files.25)', async () => {
    const { company, inner } = await restricted();
    const open = await folderOfCompany(company.admin, 'Åpen');
    const remove = (tagId: string, more: object = {}) =>
      company.admin.call(ours.deleteCompanyFilesAndTags, { body: { tagIds: [tagId], ...more } });
    expect((await remove(inner)).codes).toEqual(['files.ChooseContent']);
    expect((await remove(open)).codes).toEqual([]);
    expect((await remove(inner, { deleteAllRelatedTagsAndFiles: false })).json).toMatchObject({ deletedFiles: 0, deletedTags: 1 });
  });

  test('is to be looked at by those who were given that', async () => {
    const { hr, inner, id } = await restricted();
    const seen = await companyFiles(hr);
    expect(seen.files).toMatchObject([
      { fileName: 'Protokoll.txt', permissions: { open: true, rename: false, move: false, delete: false } },
    ]);
    expect((await hr.call(ours.downloadCompanyFile, { query: { fileId: id } })).status).toBe(200);
    expect((await hr.call(ours.deleteCompanyFile, { body: { companyFileId: id } })).status).toBe(403);
    expect((await uploadForCompany(hr, anyFile(), inner)).answer.status).toBe(403);
  });
});
