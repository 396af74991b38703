import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { publishedDocument } from '#features/employment/testing/given.ts';
import { uploadCompanyUserFile } from '#features/files/contract/endpoints-people.ts';
import { createCompanyUser } from '#features/people/contract/endpoints.ts';
import { deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { untilWaiting } from '#kernel/testing/until-waiting.ts';
import { doWork } from '#testing/do-work.ts';
import { testServer } from '#testing/server.ts';
import { createSigningRequest } from '../contract/endpoints-create.ts';
import { requestIn, seenBy, somebody } from '../testing/requests.ts';
import { signAs } from '../testing/sealed-request.ts';

const server = await testServer();

test('the contract of somebody is sealed while they are erased with their files, after both waited for the storage', async () => {
  const { admin, companyId } = await server.newCompany();
  const created = await admin.call(createCompanyUser, { body: { companyId, firstName: 'Ola', lastName: 'Nordmann' } });
  const { id: companyUserId } = created.json['companyUser'] as { id: string };
  const file = { name: 'vitnemål.txt', bytes: Buffer.from('Bestått') };
  expect((await admin.call(uploadCompanyUserFile, { body: { companyUserId }, files: [file] })).status).toBe(200);
  const { documentId } = await publishedDocument(admin, { companyUserId });
  const signer = somebody();
  const body = { documentId, recipients: [signer], signingMethod: 'link', dueDate: null };
  const { signingRequestId } = requestIn(await admin.call(createSigningRequest, { body }));
  await signAs(server, signer.email);
  const person = { companyUserId };
  const { begun } = await server.database.forCompany(companyId, async ({ tx }) => {
    await sql`select from file_storage where company_id = ${companyId} for update`.execute(tx);
    const erasing = admin.call(deleteCompanyUser, { body: person, query: person });
    await untilWaiting(server.database, 1);
    const sealing = doWork(server, companyId);
    await untilWaiting(server.database, 2);
    return { begun: Promise.allSettled([erasing, sealing]) };
  });
  const [erased, sealed] = await begun;
  expect(erased).toMatchObject({ status: 'fulfilled', value: { codes: [] } });
  expect(sealed).toMatchObject({ status: 'fulfilled' });
  expect((await seenBy(admin, signingRequestId)).status).toBe('Completed');
});
