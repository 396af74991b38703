import { expect, test } from 'vitest';
import { downloadDocument, uploadSignedCopy } from '#features/employment/contract/endpoints-life.ts';
import { publishedDocument, scan } from '#features/employment/testing/given.ts';
import { deleteCompanyFilesAndTags, eraseCompanyFilesAndTags } from '#features/files/contract/endpoints-company.ts';
import * as theirs from '#features/files/contract/endpoints-people.ts';
import { sweepFiles } from '#features/files/server/sweep.ts';
import { folderOfCompany, uploadForCompany, note } from '#features/files/testing/uploaded.ts';
import { getAgreementFile, uploadAgreementFile } from '#features/gdpr/contract/endpoints-agreements.ts';
import { addedAgreement, agreementText } from '#features/gdpr/testing/given.ts';
import { plainPdf } from '#features/signing/testing/plain-pdf.ts';
import { sentRequest } from '#features/signing/testing/sent-request.ts';
import { signerOf } from '#features/signing/testing/signer.ts';
import type { Caller } from '#testing/caller.ts';
import { testServer } from '#testing/server.ts';

const server = await testServer();

/** Deletes a folder with all inside, and erases it from the trash. */
async function eraseFolder({ call }: Caller, folder: string): Promise<void> {
  const deleted = await call(deleteCompanyFilesAndTags, { body: { tagIds: [folder], deleteAllRelatedTagsAndFiles: true } });
  const erased = await call(eraseCompanyFilesAndTags, { body: { tagIds: [folder] } });
  expect([deleted.codes, erased.codes]).toEqual([[], []]);
}

/** Deletes all files of a person, and erases them from the trash. */
async function eraseFilesOf({ call }: Caller, companyUserId: string | undefined): Promise<void> {
  const { json } = await call(theirs.getCompanyUserFiles, { body: { companyUserId } });
  const companyUserFileIds = (json['companyUserFiles'] as { companyUserFileId: string }[]).map((file) => file.companyUserFileId);
  const body = { companyUserId, companyUserFileIds };
  const deleted = await call(theirs.deleteCompanyUserFilesAndTags, { body });
  const erased = await call(theirs.eraseCompanyUserFilesAndTags, { body });
  expect([companyUserFileIds.length, deleted.codes, erased.codes]).toEqual([1, [], []]);
}

test('a file that is deleted for good stays in the signing, the contract and the processor agreement that use it', async () => {
  const company = await server.newCompany();
  const { admin, companyId } = company;
  const ola = await company.person('employee');
  const { people } = await sentRequest(server, company);
  const text = agreementText();
  const uploaded = await admin.call(uploadAgreementFile, { body: {}, files: [text] });
  const { fileId } = uploaded.json['file'] as { fileId: string };
  await addedAgreement(admin, { fileId });
  const { documentId } = await publishedDocument(admin, { companyUserId: ola.companyUserId });
  expect((await admin.call(uploadSignedCopy, { body: { documentId }, files: [scan] })).codes).toEqual([]);

  const folder = await folderOfCompany(admin, 'Avtaler');
  const unused = note('Utkast');
  for (const { name, bytes } of [{ name: 'avtale.pdf', bytes: plainPdf('Arbeidsavtale') }, text, unused])
    expect((await uploadForCompany(admin, { name, bytes: new Uint8Array(bytes) }, folder)).answer.codes).toEqual([]);
  const kept = async () => (await Array.fromAsync(server.services.fileStore.keys())).filter((key) => key.companyId === companyId).length;
  const before = await kept();
  await eraseFolder(admin, folder);
  await eraseFilesOf(admin, ola.companyUserId);
  server.clock.set(new Date(server.clock.now().getTime() + 2 * 3_600_000).toISOString());
  await sweepFiles(server.services);

  // Only what nothing else used is gone.
  expect(await kept()).toBe(before - 1);
  const signer = await signerOf(server, people[0].email);
  const agreement = await admin.call(getAgreementFile, { params: { name: 'x' }, query: { fileId } });
  const contract = await admin.call(downloadDocument, { query: { documentId, copy: 'signed' } });
  expect([await signer.read(), agreement, contract].map(({ bytes }) => bytes.toString('latin1'))).toEqual(
    [plainPdf('Arbeidsavtale'), text.bytes, scan.bytes].map((bytes) => Buffer.from(bytes).toString('latin1')),
  );
});
