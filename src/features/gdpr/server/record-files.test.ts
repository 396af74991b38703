import { expect, test } from 'vitest';
import { deactivateCompanyUser, deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';
import { closeBreach } from '../contract/endpoints-breaches.ts';
import { closeSubjectRequest, reopenSubjectRequest } from '../contract/endpoints-requests.ts';
import { breachFileEndpoints, requestFileEndpoints } from '../contract/file-endpoints.ts';
import { addedBreach, addedRequest } from '../testing/given.ts';

const server = await testServer();
const file = (name = 'legitimasjon.txt') => [{ name, bytes: Buffer.from(`${name} ${crypto.randomUUID()}`) }];
const upload = (who: Caller, subjectRequestId: string, name?: string) =>
  who.call(requestFileEndpoints.uploadFile, { body: { subjectRequestId }, files: file(name) });
const listed = async (who: Caller, subjectRequestId: string) => {
  const { status, json } = await who.call(requestFileEndpoints.getFiles, { body: { subjectRequestId } });
  return status === 200 ? (json['requestFiles'] as { requestFileId: string }[]) : status;
};
const close = (who: Caller, subjectRequestId: string) =>
  who.call(closeSubjectRequest, { body: { subjectRequestId, state: 'refused', text: 'Samme som i går' } });

test('files of a request are read by those who see the area, and changed by those who keep it while it is open', async () => {
  const { admin, person } = await server.newCompany();
  const [reader, employee] = [await person('hradmin'), await person('employee')];
  const { subjectRequestId } = await addedRequest(admin);
  expect((await upload(admin, subjectRequestId)).status).toBe(200);
  expect((await upload(reader, subjectRequestId)).status).toBe(403);
  expect(await listed(reader, subjectRequestId)).toHaveLength(1);
  expect(await listed(employee, subjectRequestId)).toBe(403);
  await close(admin, subjectRequestId);
  expect((await upload(admin, subjectRequestId)).status).toBe(403);
  expect(await listed(admin, subjectRequestId)).toHaveLength(1);
  await admin.call(reopenSubjectRequest, { body: { subjectRequestId, reason: 'Mangler svaret' } });
  expect((await upload(admin, subjectRequestId, 'svar.txt')).status).toBe(200);
});

test('files of a breach belong to it alone', async () => {
  const { admin } = await server.newCompany();
  const { breachId } = await addedBreach(admin, { risk: 'none', riskReason: 'Kryptert' });
  const other = await addedBreach(admin);
  const added = await admin.call(breachFileEndpoints.uploadFile, { body: { breachId }, files: file('melding.txt') });
  expect(added.status).toBe(200);
  const files = async (id: string) =>
    (await admin.call(breachFileEndpoints.getFiles, { body: { breachId: id } })).json['breachFiles'] as { breachFileId: string }[];
  expect([await files(breachId), await files(other.breachId)]).toEqual([[expect.objectContaining({ fileName: 'melding.txt' })], []]);
  const [{ breachFileId } = { breachFileId: '' }] = await files(breachId);
  await admin.call(closeBreach, { body: { breachId } });
  expect((await admin.call(breachFileEndpoints.deleteFile, { body: { breachFileId } })).status).toBe(403);
});

test('files of closed requests go with the person whose they were, and so does what the log says of them', async () => {
  const { admin, person, companyId } = await server.newCompany();
  const { companyUserId } = await person('employee');
  const closed = await addedRequest(admin, { companyUserId });
  const open = await addedRequest(admin, { companyUserId });
  for (const { subjectRequestId } of [closed, open]) await upload(admin, subjectRequestId);
  await close(admin, closed.subjectRequestId);
  await admin.call(deactivateCompanyUser, { body: { companyUserId } });
  expect((await admin.call(deleteCompanyUser, { body: { companyUserId } })).status).toBe(200);
  expect(await listed(admin, closed.subjectRequestId)).toEqual([]);
  expect(await listed(admin, open.subjectRequestId)).toHaveLength(1);
  const logged = await server.database.forCompany(companyId, ({ tx }) =>
    tx
      .selectFrom('audit_detail' as never)
      .select('after' as never)
      .execute(),
  );
  // That of the open request is still needed.
  expect(JSON.stringify(logged).match(/legitimasjon\.txt/g)).toHaveLength(1);
});
