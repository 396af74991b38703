import { expect, test } from 'vitest';
import { setItemPermissions } from '#features/access-control/contract/endpoints-item.ts';
import { getRecentActivity } from '#features/dashboard/contract/endpoints-home.ts';
import { deleteCompanyFilesAndTags, eraseCompanyFilesAndTags } from '#features/files/contract/endpoints-company.ts';
import { sharedDocumentsFolderId } from '#features/files/contract/entities.ts';
import { eraseOwnerFiles, personFiles } from '#features/files/server/public.ts';
import { emptyTrash } from '#features/files/server/trash/erase-deleted.ts';
import { folderOfCompany, folderOfPerson, note, uploadForCompany, uploadForPerson } from '#features/files/testing/uploaded.ts';
import { exportLogs } from '#features/log/contract/endpoints.ts';
import { takeOutPerson } from '#features/takeout/contract/endpoints.ts';
import { unzipped } from '#kernel/testing/zip.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();
const closeTo = (admin: Caller, itemId: string) =>
  admin.call(setItemPermissions, {
    body: { itemType: 'folder', itemId, grants: [{ companyUserId: admin.companyUserId, level: 'full' }] },
  });

test('the log and recent activity name nothing of a folder that is closed to the reader, in the trash neither (log.11)', async () => {
  const { admin, person } = await server.newCompany();
  const hr = await person('hradmin');
  const folder = await folderOfCompany(admin, 'Hemmelig styre', sharedDocumentsFolderId);
  const inner = await folderOfCompany(admin, 'Hemmelig indre', folder);
  await uploadForCompany(admin, note('Hemmelig protokoll'), inner);
  await uploadForCompany(admin, note('Rutine'), sharedDocumentsFolderId);
  expect((await closeTo(admin, folder)).status).toBe(200);
  const named = async (who: Caller) => {
    const read = [await who.call(exportLogs, { body: { format: 'csv' } }), await who.call(getRecentActivity)];
    return read.map(({ bytes }) => ['Rutine', 'Hemmelig'].filter((name) => bytes.toString().includes(name)));
  };
  const [open, all] = [['Rutine'], ['Rutine', 'Hemmelig']];
  expect([await named(hr), await named(admin)]).toEqual([
    [open, open],
    [all, all],
  ]);
  expect((await admin.call(deleteCompanyFilesAndTags, { body: { tagIds: [folder], deleteAllRelatedTagsAndFiles: true } })).codes).toEqual(
    [],
  );
  expect(await named(hr)).toEqual([open, open]);
  expect((await admin.call(eraseCompanyFilesAndTags, { body: { tagIds: [folder] } })).json).toMatchObject({
    erasedFiles: 1,
    erasedTags: 2,
  });
  expect([await named(hr), (await named(admin))[0]]).toEqual([[open, open], all]);
});

test('the log names nothing of a closed folder whose trash is emptied, nor of one that goes with its person (log.11)', async () => {
  const { admin, person, companyId } = await server.newCompany();
  const [hr, kari] = [await person('hradmin'), await person('employee')];
  const [ours, theirs] = [await folderOfCompany(admin, 'Hemmelig'), await folderOfPerson(admin, kari.companyUserId, 'Hemmelig sak')];
  await uploadForCompany(admin, note('Hemmelig protokoll'), ours);
  await uploadForPerson(admin, kari.companyUserId, note('Hemmelig varsel'), theirs);
  await uploadForCompany(admin, note('Rutine'), sharedDocumentsFolderId);
  for (const folder of [ours, theirs]) expect((await closeTo(admin, folder)).status).toBe(200);
  await admin.call(deleteCompanyFilesAndTags, { body: { tagIds: [ours], deleteAllRelatedTagsAndFiles: true } });
  const now = server.clock.now().getTime();
  server.clock.set(new Date(now + 31 * 24 * 3_600_000).toISOString());
  await emptyTrash(server.services);
  // The session is too old by then, so the log is read back here.
  server.clock.set(new Date(now).toISOString());
  await server.database.forCompany(companyId, (company) =>
    eraseOwnerFiles({ company, now: server.clock.now(), audit: () => undefined }, { type: personFiles, id: kari.companyUserId ?? '' }),
  );
  const names = async (who: Caller) => {
    const { bytes } = await who.call(exportLogs, { body: { format: 'csv' } });
    return ['Rutine', 'Hemmelig protokoll', 'Hemmelig varsel'].filter((name) => bytes.toString().includes(name));
  };
  expect([await names(hr), await names(admin)]).toEqual([['Rutine'], ['Rutine', 'Hemmelig protokoll', 'Hemmelig varsel']]);
});

test('a takeout by somebody else leaves out what is closed to them, and says so; one’s own has it (takeout.1)', async () => {
  const { admin, person } = await server.newCompany();
  const [hr, kari] = [await person('hradmin'), await person('employee')];
  const folder = await folderOfPerson(admin, kari.companyUserId, 'Hemmelig sak');
  const closed = await uploadForPerson(admin, kari.companyUserId, note('Hemmelig varsel'), folder);
  const open = await uploadForPerson(admin, kari.companyUserId, note('Avtale'));
  expect((await closeTo(admin, folder)).status).toBe(200);
  const taken = async (who: Caller) => {
    const { bytes } = await who.call(takeOutPerson, { body: { companyUserId: kari.companyUserId } });
    const files = unzipped(bytes);
    const text = files.get('takeout.json')?.toString() ?? '';
    const stored = [open, closed].map(({ id }) => [...files.keys()].some((name) => name.startsWith(`files/${id}/`)));
    return [stored, text.includes('Avtale.txt'), text.includes('Hemmelig') || text.includes(closed.id), JSON.parse(text).leftOut];
  };
  expect([await taken(hr), await taken(admin), await taken(kari)]).toEqual([
    [[true, false], true, false, { files: 1 }],
    [[true, true], true, true, { files: 0 }],
    [[true, true], true, true, { files: 0 }],
  ]);
});
