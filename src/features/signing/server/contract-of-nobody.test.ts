import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteDocument } from '#features/employment/contract/endpoints.ts';
import { finishDocument } from '#features/employment/contract/endpoints-finish.ts';
import { documentOf, publishedDocument } from '#features/employment/testing/given.ts';
import { doWork } from '#testing/do-work.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { createSigningRequest } from '../contract/endpoints-create.ts';
import { copySignedDocumentToProfileCard, getFile } from '../contract/endpoints-files.ts';
import { annulSigningRequest } from '../contract/endpoints-seal.ts';
import { requestIn, seenBy, somebody } from '../testing/requests.ts';
import { signAs } from '../testing/sealed-request.ts';

const server = await testServer();

/** A contract that was for nobody until it was signed, and its person. */
async function assignedAfterwards({ admin, companyId }: TestCompany) {
  const { documentId } = await publishedDocument(admin);
  const { email } = somebody();
  const body = { documentId, recipients: [somebody({ email })], signingMethod: 'link', dueDate: null };
  const { signingRequestId } = requestIn(await admin.call(createSigningRequest, { body }));
  const signed = async () => {
    await signAs(server, email);
    await doWork(server, companyId);
  };
  await signed();
  const { companyUserId } = documentOf(await admin.call(finishDocument, { body: { documentId } }));
  const annulled = async () => {
    const annulling = { signingRequestId, reason: 'Feil', dueDate: null };
    const annulment = requestIn(await admin.call(annulSigningRequest, { body: annulling }));
    await signed();
    return annulment.signingRequestId;
  };
  const deleted = () => admin.call(deleteDocument, { body: { documentId } });
  return { signingRequestId, companyUserId, annulled, deleted };
}

test.each(['contract', 'annulment'] as const)('the %s of somebody assigned after signing belongs to their profile alone', async (which) => {
  const company = await server.newCompany();
  const { admin, companyId } = company;
  const other = await company.person('employee');
  const { companyUserId, ...contract } = await assignedAfterwards(company);
  const signingRequestId = which === 'contract' ? contract.signingRequestId : await contract.annulled();
  const { signedFileId, contractPersonId, locationId } = await seenBy(admin, signingRequestId);
  expect([contractPersonId, locationId]).toEqual([companyUserId, null]);
  const copyTo = async (person: string | null | undefined) =>
    (await admin.call(copySignedDocumentToProfileCard, { body: { fileId: signedFileId, companyUserId: person } })).codes;
  // What was done with the signed contract put it on their profile.
  const own = which === 'contract' ? ['files.DuplicateFile'] : [];
  expect([await copyTo(other.companyUserId), await copyTo(companyUserId)]).toEqual([['signing.ContractOfAnother'], own]);
  expect((await admin.call(getFile, { params: { fileName: 'x.pdf' }, query: { fileId: signedFileId } })).status).toBe(200);
  const { rows } = await server.database.forCompany(companyId, ({ tx }) =>
    sql`select detail.company_user_id as "companyUserId" from audit_log line join audit_detail detail on detail.company_id = line.company_id
      and detail.audit_id = line.id where line.company_id = ${companyId} and line.entity_id = ${signingRequestId}
      and detail.after ? 'looked'`.execute(tx),
  );
  expect(rows).toContainEqual({ companyUserId });
  // Whoever signs it is nobody here, and reads the annulment after the contract was assigned.
  if (which === 'annulment') expect(rows).not.toContainEqual({ companyUserId: null });
});

test.each(['contract', 'annulment'] as const)(
  'the %s of somebody assigned after signing stays theirs when the contract is deleted',
  async (which) => {
    const company = await server.newCompany();
    const { admin } = company;
    const other = await company.person('employee');
    const { companyUserId, ...contract } = await assignedAfterwards(company);
    const signingRequestId = which === 'contract' ? contract.signingRequestId : await contract.annulled();
    expect((await contract.deleted()).status).toBe(200);
    const { signedFileId, contractPersonId, locationId, locationName } = await seenBy(admin, signingRequestId);
    expect([contractPersonId, locationId, locationName]).toEqual([companyUserId, null, null]);
    const copied = await admin.call(copySignedDocumentToProfileCard, {
      body: { fileId: signedFileId, companyUserId: other.companyUserId },
    });
    expect(copied.codes).toEqual(['signing.ContractOfAnother']);
  },
);
