import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { getContract } from '#features/contracts/contract/endpoints.ts';
import { lease } from '#features/contracts/testing/given.ts';
import { deleteCompanyFilesAndTags } from '#features/files/contract/endpoints-company.ts';
import { getCompanyUserFiles } from '#features/files/contract/endpoints-people.ts';
import { folderOfCompany } from '#features/files/testing/uploaded.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { copySignedDocumentToProfileCard } from '../contract/endpoints-files.ts';
import { addToContractRegister, cancelSigningRequest } from '../contract/endpoints-life.ts';
import { completedRequest } from '../testing/completed-request.ts';
import { requestIn, seenBy, sent } from '../testing/requests.ts';

const server = await testServer();

async function completed(company: TestCompany) {
  const { requestId } = await completedRequest(server, company);
  return seenBy(company.admin, requestId);
}

describe('a signed document', () => {
  test('is copied to a profile, once', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    const person = await company.person('employee');
    const { signedFileId } = await completed(company);
    const copy = () => admin.call(copySignedDocumentToProfileCard, { body: { fileId: signedFileId, companyUserId: person.companyUserId } });
    const { json } = await copy();
    const files = (await admin.call(getCompanyUserFiles, { body: { companyUserId: person.companyUserId } })).json['companyUserFiles'];
    expect(files).toMatchObject([{ fileName: 'Arbeidsavtale.pdf', companyUserFileId: json['profileFileId'] }]);
    const again = await copy();
    expect([again.status, again.codes]).toEqual([400, [expect.stringMatching(/^files\.(DuplicateFile|SameName)$/)]]);
  });

  test('gets a number where another signed document of its name lies already', async () => {
    const company = await server.newCompany();
    const { admin, companyId } = company;
    const { companyUserId } = await company.person('employee');
    const toProfile = (requestId: string) =>
      server.database.forCompany(companyId, ({ tx }) =>
        sql`update signing_request set location = 'profile', location_person_id = ${companyUserId}::uuid where id = ${requestId}::uuid`.execute(
          tx,
        ),
      );
    await completedRequest(server, company, { beforeSealing: toProfile });
    const { requestId } = await completedRequest(server, company, { beforeSealing: toProfile });
    expect((await seenBy(admin, requestId)).locationProblem).toBeNull();
    const { signedFileId } = await completed(company);
    const copied = await admin.call(copySignedDocumentToProfileCard, { body: { fileId: signedFileId, companyUserId } });
    const { json } = await admin.call(getCompanyUserFiles, { body: { companyUserId } });
    const files = json['companyUserFiles'] as { fileName: string; companyUserFileId: string }[];
    const names = files.map(({ fileName }) => fileName).toSorted();
    expect(names).toEqual(['Arbeidsavtale (2).pdf', 'Arbeidsavtale (3).pdf', 'Arbeidsavtale.pdf']);
    const third = files.find(({ fileName }) => fileName === 'Arbeidsavtale (3).pdf');
    expect(third?.companyUserFileId).toBe(copied.json['profileFileId']);
  });

  test('is not copied to the profile of somebody who has left, nor by those without full access, nor before it is signed', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    const [gone, manager] = [await company.person('employee', { state: 'inactive' }), await company.person('manager')];
    const { signedFileId, signingRequestFileId } = await completed(company);
    const copy = (who: typeof admin, fileId: string | null, companyUserId: string | undefined) =>
      who.call(copySignedDocumentToProfileCard, { body: { fileId, companyUserId } });
    expect((await copy(admin, signedFileId, gone.companyUserId)).codes).toEqual(['signing.ProfileLocked']);
    expect((await copy(manager, signedFileId, manager.companyUserId)).status).toBe(404);
    expect((await copy(admin, signingRequestFileId, admin.companyUserId)).codes).toEqual(['signing.NotPossible']);
    const ongoing = await sent(server, admin);
    expect((await copy(admin, ongoing.signingRequestFileId, admin.companyUserId)).codes).toEqual(['signing.NotPossible']);
  });

  test('is copied to the profile of its person only, when it is an employment contract', async () => {
    const company = await server.newCompany();
    const { admin, companyId } = company;
    const [ola, kari] = [await company.person('employee'), await company.person('employee')];
    const { signedFileId, signingRequestId } = await completed(company);
    await server.database.forCompany(companyId, ({ tx }) =>
      sql`update signing_request set is_of_contract = true, location = 'profile', location_person_id = ${ola.companyUserId}::uuid
          where company_id = ${companyId} and id = ${signingRequestId}::uuid`.execute(tx),
    );
    const copy = async ({ companyUserId }: typeof ola) =>
      (await admin.call(copySignedDocumentToProfileCard, { body: { fileId: signedFileId, companyUserId } })).codes;
    expect([await copy(kari), await copy(ola)]).toEqual([['signing.ContractOfAnother'], []]);
  });

  test('becomes an entry of the contract register with its file, once', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    const { signingRequestId } = await completed(company);
    const add = () => admin.call(addToContractRegister, { body: { signingRequestId, contract: lease(admin) } });
    const answer = await add();
    expect(answer.status).toBe(200);
    const contractId = String(answer.json['contractId']);
    expect(requestIn(answer)).toMatchObject({ contractId, permissions: { addToRegister: false } });
    const { json } = await admin.call(getContract, { query: { contractId } });
    expect(json['contract']).toMatchObject({
      name: 'Leie av kontor',
      endDate: '2026-12-31',
      contractFiles: [{ fileName: 'Arbeidsavtale.pdf' }],
    });
    expect((await add()).codes).toEqual(['signing.NotPossible']);
  });

  test('stays with the request, which says why, when the folder it was to go to has been deleted', async () => {
    const company = await server.newCompany();
    const { admin, companyId } = company;
    const folder = await folderOfCompany(admin, 'Avtaler');
    const inFolder = async (requestId: string) =>
      server.database.forCompany(companyId, ({ tx }) =>
        sql`update signing_request set location_folder_id = ${folder}::uuid where id = ${requestId}::uuid`.execute(tx),
      );
    const { requestId } = await completedRequest(server, company, { beforeSealing: inFolder });
    const filed = await seenBy(admin, requestId);
    expect([filed.locationId, filed.locationProblem]).toEqual([folder, null]);
    await admin.call(deleteCompanyFilesAndTags, { body: { tagIds: [folder] } });
    const { requestId: late } = await completedRequest(server, company, { beforeSealing: inFolder });
    expect(await seenBy(admin, late)).toMatchObject({
      status: 'Completed',
      locationProblem: 'common.NotFound',
      signedDocument: { name: 'Arbeidsavtale.pdf' },
    });
  });

  test('becomes one only by those who may add contracts', async () => {
    const company = await server.newCompany();
    const hr = await company.person('hradmin');
    const { signingRequestId } = await completed(company);
    expect((await hr.call(addToContractRegister, { body: { signingRequestId, contract: lease(hr) } })).codes).toEqual(['common.Forbidden']);
  });

  test.each([
    ['is off', sql`features_off = '{contracts}'`, 'common.FeatureMissing'],
    ['is not in the subscription', sql`subscription_features = '{employeecontract}'`, 'common.SubscriptionMissing'],
  ])('does not become one when the contract register %s', async (_case, change, code) => {
    const company = await server.newCompany();
    const { admin, companyId } = company;
    const { signingRequestId } = await completed(company);
    await server.database.forCompany(companyId, ({ tx }) => sql`update company set ${change} where company_id = ${companyId}`.execute(tx));
    expect((await seenBy(admin, signingRequestId)).permissions.addToRegister).toBe(false);
    const refused = await admin.call(addToContractRegister, { body: { signingRequestId, contract: lease(admin) } });
    expect([refused.status, refused.codes]).toEqual([403, [code]]);
  });

  test('does not become one when it is an employment contract, which accountants and board members would read', async () => {
    const company = await server.newCompany();
    const { admin, companyId } = company;
    const { signingRequestId } = await completed(company);
    await server.database.forCompany(companyId, ({ tx }) =>
      sql`update signing_request set is_of_contract = true where id = ${signingRequestId}::uuid`.execute(tx),
    );
    expect((await seenBy(admin, signingRequestId)).permissions.addToRegister).toBe(false);
    const refused = await admin.call(addToContractRegister, { body: { signingRequestId, contract: lease(admin) } });
    expect([refused.status, refused.codes]).toEqual([409, ['signing.NotPossible']]);
  });

  test('is not cancelled any more', async () => {
    const company = await server.newCompany();
    const { signingRequestId } = await completed(company);
    const answer = await company.admin.call(cancelSigningRequest, { body: { signingRequestId, reason: 'For sent' } });
    expect([answer.status, answer.json['details']]).toEqual([409, { status: 'Completed' }]);
  });
});
