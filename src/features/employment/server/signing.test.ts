import { expect, test } from 'vitest';
import { fail } from '#kernel/server/failure.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { createAddendum } from '../contract/endpoints-addendum.ts';
import { finishDocument } from '../contract/endpoints-finish.ts';
import { checkEditPublished } from '../contract/endpoints.ts';
import { change, download, needs, open, publish, sign } from '../testing/calls.ts';
import { begunDocument, documentOf, publishedDocument } from '../testing/given.ts';
import { annulContract, completeSigning, cancelSigning, sendForSigning } from './public.ts';

const server = await testServer();
type Call = Parameters<typeof sendForSigning>[0];

async function inCompany<Done>(
  { companyId }: TestCompany,
  work: (call: Call) => Promise<Done>,
): Promise<{ done: Done; logged: unknown[] }> {
  const logged: unknown[] = [];
  const audit: Call['audit'] = ({ after }) => logged.push(after?.['state']);
  const done = await server.database.forCompany(companyId, (company) => work({ company, now: new Date(), by: null, fail, audit }));
  return { done, logged };
}

test('a published contract is handed over with its bytes, and cannot be changed while it is signed', async () => {
  const company = await server.newCompany();
  const { admin } = company;
  const { documentId, fingerprint } = await publishedDocument(admin);
  const { done, logged } = await inCompany(company, (call) => sendForSigning(call, documentId));
  expect(done).toMatchObject({ name: 'Ola Nordmann', language: 'no', personId: null, fingerprint });
  expect(done.signers.map(({ side, name, email }) => [side, name, email])).toEqual([
    ['employer', 'Kari Nordmann', ''],
    ['employee', 'Ola Nordmann', 'ola@example.com'],
  ]);
  expect([done.pdf.size, logged]).toEqual([(await download(admin, documentId)).bytes.length, [3]]);
  const { state, permissions } = documentOf(await open(admin, documentId));
  expect([state, permissions]).toEqual([
    3,
    { update: false, publish: false, reopen: false, uploadSigned: false, copy: true, addendum: false, delete: false },
  ]);
  expect((await admin.call(createAddendum, { body: { documentId } })).codes).toEqual(['documents.BeingSigned']);
  expect(await needs(admin, documentId)).toBe('cancelledSigning');
});

test('signing that ends otherwise makes it a draft again, which is published and sent anew', async () => {
  const company = await server.newCompany();
  const { documentId } = await publishedDocument(company.admin);
  await inCompany(company, (call) => sendForSigning(call, documentId));
  expect((await inCompany(company, (call) => cancelSigning(call, documentId))).logged).toEqual([4]);
  expect(documentOf(await open(company.admin, documentId)).state).toBe(4);
  expect((await publish(company.admin, documentId)).status).toBe(200);
  expect((await inCompany(company, (call) => sendForSigning(call, documentId))).logged).toEqual([3]);
});

test('signing that ends otherwise leaves a contract with addenda published: they refer to it as it is', async () => {
  const company = await server.newCompany();
  const { admin } = company;
  const { documentId } = await publishedDocument(admin);
  const addendum = documentOf(await admin.call(createAddendum, { body: { documentId } }));
  expect(await needs(admin, documentId)).toBe('withoutAddenda');
  await inCompany(company, (call) => sendForSigning(call, documentId));
  expect(await needs(admin, documentId)).toBe('withoutAddendaAndSigning');
  expect((await inCompany(company, (call) => cancelSigning(call, documentId))).logged).toEqual([2]);
  expect(documentOf(await open(admin, documentId)).state).toBe(2);
  expect(documentOf(await open(admin, addendum.documentId)).state).toBe(1);
  expect((await inCompany(company, (call) => sendForSigning(call, documentId))).logged).toEqual([3]);
});

test('a contract whose addendum is being signed, or signed, is copied to be changed', async () => {
  const company = await server.newCompany();
  const { admin } = company;
  const { documentId } = await publishedDocument(admin);
  const { documentId: addendumId } = documentOf(await admin.call(createAddendum, { body: { documentId } }));
  await change(admin, addendumId, { changesPay: false, changesPosition: true, position: 'Butikksjef', effectiveDate: '2027-03-01' });
  expect((await publish(admin, addendumId)).status).toBe(200);
  expect(await needs(admin, documentId)).toBe('withoutAddenda');
  const { done } = await inCompany(company, (call) => sendForSigning(call, addendumId));
  expect(await needs(admin, documentId)).toBe('copy');
  await inCompany(company, (call) => completeSigning(call, addendumId, { ...done.pdf, name: 'signert.pdf' }));
  const answer = await admin.call(checkEditPublished, { body: { documentEncrId: documentId } });
  expect(answer.json).toMatchObject({ canEdit: false, needs: 'copy' });
});

test('the signed file is kept with it', async () => {
  const company = await server.newCompany();
  const { admin } = company;
  const { documentId } = await publishedDocument(admin);
  const { done } = await inCompany(company, (call) => sendForSigning(call, documentId));
  await inCompany(company, (call) => completeSigning(call, documentId, { ...done.pdf, name: 'signert.pdf' }));
  const signed = documentOf(await open(admin, documentId));
  expect([signed.state, signed.hasSignedCopy, signed.permissions.delete]).toEqual([5, true, true]);
  expect((await download(admin, documentId, { copy: 'signed' })).status).toBe(200);
});

test('a signed one that is annulled is shown so, once, and takes no addenda; another is not', async () => {
  const company = await server.newCompany();
  const { admin } = company;
  const { documentId } = await publishedDocument(admin);
  const annul = () => inCompany(company, (call) => annulContract(call, documentId));
  await annul();
  expect(documentOf(await open(admin, documentId)).isAnnulled).toBe(false);
  expect((await sign(admin, documentId)).status).toBe(200);
  expect([(await annul()).logged, (await annul()).logged]).toEqual([[undefined], []]);
  const { state, isAnnulled, permissions } = documentOf(await open(admin, documentId));
  expect([state, isAnnulled, permissions.addendum, permissions.copy]).toEqual([5, true, false, true]);
  expect((await admin.call(createAddendum, { body: { documentId } })).codes).toEqual(['documents.Annulled']);
  const finished = await admin.call(finishDocument, { body: { documentId } });
  expect([finished.status, finished.codes, documentOf(await open(admin, documentId)).companyUserId]).toEqual([
    409,
    ['documents.Annulled'],
    null,
  ]);
});

test('an addendum to an annulled contract is neither published nor sent', async () => {
  const company = await server.newCompany();
  await limitCompany(server, company, { employmentContractLimit: 20 });
  const { admin } = company;
  const { companyUserId } = await company.person('employee');
  const { documentId } = await publishedDocument(admin, { companyUserId });
  expect((await sign(admin, documentId)).status).toBe(200);
  const added = async () => {
    const addendum = documentOf(await admin.call(createAddendum, { body: { documentId } }));
    await change(admin, addendum.documentId, { salaryAmount: 655_000, effectiveDate: '2027-03-01' });
    return addendum.documentId;
  };
  const [draft, published] = [await added(), await added()];
  expect((await publish(admin, published)).codes).toEqual([]);
  expect(documentOf(await open(admin, published)).permissions.uploadSigned).toBe(true);
  await inCompany(company, (call) => annulContract(call, documentId));
  expect(documentOf(await open(admin, draft)).permissions).toMatchObject({ publish: false, delete: true });
  expect((await publish(admin, draft)).codes).toEqual(['documents.Annulled']);
  expect(documentOf(await open(admin, published)).permissions.uploadSigned).toBe(false);
  expect((await sign(admin, published)).codes).toEqual(['documents.Annulled']);
  for (const addendumId of [published, draft])
    await expect(inCompany(company, (call) => sendForSigning(call, addendumId))).rejects.toMatchObject({ code: 'documents.Annulled' });
});

test('what is not published is not sent, what is not sent is neither signed nor ended, and an unknown one is not found', async () => {
  const company = await server.newCompany();
  const { documentId } = await begunDocument(company.admin);
  const file = { sha256: '0'.repeat(64), size: 1, name: 'a.pdf' };
  const refused = (work: (call: Call) => Promise<unknown>) => inCompany(company, work).catch((error: unknown) => (error as Error).message);
  expect(await refused((call) => sendForSigning(call, documentId))).toBe('documents.NotEditable');
  expect(await refused((call) => cancelSigning(call, documentId))).toBe('documents.NotEditable');
  expect(await refused((call) => completeSigning(call, documentId, file))).toBe('documents.NotEditable');
  expect(await refused((call) => sendForSigning(call, crypto.randomUUID()))).toBe('common.NotFound');
});
