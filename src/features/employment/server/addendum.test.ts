import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { getCompanyUserFiles } from '#features/files/contract/endpoints-people.ts';
import { deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { getCompanyUser, updateCompanyUser } from '#features/people/contract/endpoints.ts';
import { readRecords } from '#features/people/server/public.ts';
import { jobKinds } from '#kernel/server/jobs.ts';
import { untilWaiting } from '#kernel/testing/until-waiting.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { testServer } from '#testing/server.ts';
import type { Caller } from '#testing/caller.ts';
import type { DocumentListItem } from '../contract/document.ts';
import { createAddendum } from '../contract/endpoints-addendum.ts';
import { finishDocument } from '../contract/endpoints-finish.ts';
import { reopenDocument, setPerson, uploadSignedCopy } from '../contract/endpoints-life.ts';
import {
  copyDocument,
  createDocument,
  deleteDocument,
  getDocument,
  getDocuments,
  getTemplates,
  updateDocument,
} from '../contract/endpoints.ts';
import { change, download, open, publish, sign } from '../testing/calls.ts';
import { begunDocument, documentOf, publishedDocument, scan } from '../testing/given.ts';
import { documentState } from '../contract/kinds.ts';
import { contactsToSign } from '../contract/rules/signers.ts';
import { textOfPdf } from '../testing/pdf-tools.ts';
import { readDocument } from './store-documents.ts';

const server = await testServer();
const began = server.clock.now().toISOString();
const add = (caller: Caller, documentId: string) => caller.call(createAddendum, { body: { documentId } });

async function companyWithContract({ language = 'no' }: { language?: 'no' | 'en' } = {}) {
  const company = await server.newCompany();
  await limitCompany(server, company, { employmentContractLimit: 20 });
  const employee = await company.person('employee');
  const contract = await publishedDocument(company.admin, { companyUserId: employee.companyUserId, language });
  return { ...company, employee, contract };
}

test('an addendum and an erasure at the same moment lock the person first, so that neither fails for the other', async () => {
  const { admin, companyId, employee, contract } = await companyWithContract();
  const { companyUserId = '' } = employee;
  const { begun, held } = await server.database.forCompany(companyId, async (unit) => {
    await readRecords({ company: unit, secrets: server.services.secrets }, [companyUserId], { lock: true });
    const asked = add(admin, contract.documentId);
    await untilWaiting(server.database);
    return { begun: { asked }, held: await readDocument(unit, contract.documentId, { lock: true }) };
  });
  expect([held?.personId, (await begun.asked).status]).toEqual([companyUserId, 200]);
});

describe('an addendum', () => {
  test.each(['no', 'en'] as const)('in %s changes pay, refers to its contract and is printed as what it is', async (language) => {
    const { admin, contract } = await companyWithContract({ language });
    const begun = documentOf(await add(admin, contract.documentId));
    expect(begun).toMatchObject({ state: 1, language, templateId: 'addendum', companyUserId: contract.companyUserId });
    expect(begun.addendumTo).toEqual({ documentId: contract.documentId, name: contract.name });
    expect((await publish(admin, begun.documentId)).codes).toEqual(['documents.Unresolved']);
    await change(admin, begun.documentId, { salaryAmount: 655_000, effectiveDate: '2027-03-01' });
    const published = await publish(admin, begun.documentId);
    expect([published.status, documentOf(published).state]).toEqual([200, 2]);
    const keys = (published.json['findings'] as { key: string }[]).map(({ key }) => key);
    expect(keys).toEqual(['changeDue']);
    const text = await textOfPdf((await download(admin, begun.documentId)).bytes);
    expect(text).toContain(language === 'no' ? 'Tillegg til arbeidsavtale' : 'Addendum to employment contract');
    expect(text).toContain(language === 'no' ? '655 000 kroner per år' : 'NOK 655,000 per year');
    expect(text).toContain(language === 'no' ? '1. mars 2027' : '1 March 2027');
    expect(text).not.toMatch(/erstatter tidligere|replaces earlier|\[/);
    expect((await sign(admin, begun.documentId)).status).toBe(200);
  });

  test('changes the position, and the person when that is chosen, but neither start nor trial', async () => {
    const { admin, contract } = await companyWithContract();
    const { documentId } = documentOf(await add(admin, contract.documentId));
    await change(admin, documentId, { changesPay: false, changesPosition: true, position: 'Butikksjef', effectiveDate: '2027-03-01' });
    await admin.call(updateDocument, { body: { documentId, baseData: { updateUser: true } } });
    const done = await admin.call(finishDocument, { body: { documentId } });
    expect([done.status, documentOf(done).personUpdateOn]).toEqual([200, '2027-03-01']);
    await admin.call(reopenDocument, { body: { documentId } });
    await change(admin, documentId, { effectiveDate: '2026-01-01' });
    expect(documentOf(await admin.call(finishDocument, { body: { documentId } })).personUpdateOn).toBeNull();
    const { json } = await admin.call(getCompanyUser, { query: { companyUserEncrId: contract.companyUserId } });
    expect(json['companyUser']).toMatchObject({ position: 'Butikksjef', startDate: null, trialPeriodEndDate: null, salaryAmount: null });
  });

  test('is begun with the name and contact details that the person has now', async () => {
    const { admin, companyId, employee, contract } = await companyWithContract();
    const now = {
      firstName: 'Kari',
      lastName: 'Moe',
      phoneCountryCode: '+46',
      mobilePhoneNumber: '701234567',
    };
    const give = (version: number, fields: object) =>
      admin.call(updateCompanyUser, { body: { id: employee.companyUserId, companyId, version, ...fields } });
    const contactIn = async () => {
      const { content } = documentOf(await add(admin, contract.documentId));
      const signer = contactsToSign({ companyUserId: null, content })[1];
      return [signer?.name, signer?.email, signer?.phoneCountryCode, signer?.phone];
    };
    expect((await give(1, { emailAddress: 'kari@example.com' })).codes).toEqual([]);
    expect(await contactIn()).toEqual([expect.not.stringMatching('Ola Nordmann'), 'kari@example.com', '+47', '']);
    expect((await give(2, now)).codes).toEqual([]);
    expect(await contactIn()).toEqual(['Kari Moe', 'kari@example.com', '+46', '701234567']);
    const unsaid = await publishedDocument(admin);
    const { content } = documentOf(await add(admin, unsaid.documentId));
    expect(contactsToSign({ companyUserId: null, content })[1]).toMatchObject({ name: 'Ola Nordmann', email: 'ola@example.com' });
  });

  test('writes nothing of its person into the profile but what it changes, neither at once nor on its day', async () => {
    for (const effectiveDate of ['2027-03-01', '2026-01-01']) {
      const { admin, companyId, employee, contract } = await companyWithContract();
      const personNow = async () =>
        (await admin.call(getCompanyUser, { query: { companyUserEncrId: employee.companyUserId } })).json['companyUser'];
      const given = {
        id: employee.companyUserId,
        companyId,
        version: 1,
        positionType: 'manager',
        position: 'Selger',
        positionCoverage: 60,
      };
      await admin.call(updateCompanyUser, { body: given });
      const before = (await personNow()) as Record<string, unknown>;
      const { documentId } = documentOf(await add(admin, contract.documentId));
      const former = {
        firstName: 'Tidligere',
        lastName: 'Navn',
        email: 'former@example.com',
        countryCode: '+46',
        mobileNumber: '701234567',
      };
      await change(admin, documentId, { ...former, salaryAmount: 655_000, effectiveDate });
      await admin.call(updateDocument, { body: { documentId, baseData: { updateUser: true } } });
      expect((await admin.call(finishDocument, { body: { documentId } })).status).toBe(200);
      server.clock.set('2027-03-02T08:00:00Z');
      await server.services.registers.of(jobKinds).get('employment.update-due-people')?.run(server.services, {});
      server.clock.set(began);
      const { firstName, lastName, emailAddress, mobilePhoneNumber, position, positionType, positionCoverage } = before;
      const same = { firstName, lastName, emailAddress, mobilePhoneNumber, position, positionType, positionCoverage };
      expect(await personNow()).toMatchObject({ ...same, salaryAmount: '655000.00', salaryInterval: 'yearly' });
    }
  });

  test('is listed with its contract, for those who may see it', async () => {
    const { admin, employee, contract } = await companyWithContract();
    const { documentId } = documentOf(await add(admin, contract.documentId));
    const addendaOf = async (caller: Caller) =>
      ((await caller.call(getDocument, { query: { documentId: contract.documentId } })).json['addenda'] as DocumentListItem[]).map(
        (one) => [one.documentId, one.state],
      );
    expect([await addendaOf(admin), await addendaOf(employee)]).toEqual([[[documentId, 1]], []]);
    await change(admin, documentId, { salaryAmount: 655_000, effectiveDate: '2027-03-01' });
    await publish(admin, documentId);
    expect(await addendaOf(employee)).toEqual([[documentId, 2]]);
    const rows = (await employee.call(getDocuments)).json['documentListItems'] as DocumentListItem[];
    expect(rows.map((one) => [one.documentId, one.addendumTo?.documentId ?? null])).toEqual([
      [documentId, contract.documentId],
      [contract.documentId, null],
    ]);
  });

  test('needs a published contract, and is none itself', async () => {
    const { admin, contract } = await companyWithContract();
    const draft = await begunDocument(admin);
    expect((await add(admin, draft.documentId)).codes).toEqual(['documents.NotPublished']);
    const { documentId } = documentOf(await add(admin, contract.documentId));
    expect((await add(admin, documentId)).codes).toEqual(['documents.IsAddendum']);
    expect((await admin.call(copyDocument, { body: { documentId } })).codes).toEqual(['documents.IsAddendum']);
    expect(documentOf(await open(admin, documentId)).permissions.copy).toBe(false);
    const other = await admin.call(updateDocument, { body: { documentId, companyUserId: admin.companyUserId } });
    expect(other.codes).toEqual(['documents.IsAddendum']);
  });

  test('keeps its contract from being edited again or deleted before it', async () => {
    const { admin, contract } = await companyWithContract();
    const { documentId } = documentOf(await add(admin, contract.documentId));
    const edited = await admin.call(reopenDocument, { body: { documentId: contract.documentId } });
    expect([edited.status, edited.codes]).toEqual([409, ['documents.HasAddenda']]);
    const refused = await admin.call(deleteDocument, { body: { documentId: contract.documentId } });
    expect([refused.status, refused.codes]).toEqual([409, ['documents.HasAddenda']]);
    await admin.call(deleteDocument, { body: { documentId } });
    expect((await admin.call(deleteDocument, { body: { documentId: contract.documentId } })).status).toBe(200);
  });

  test('becomes the person’s with its contract, and goes with their erasure', async () => {
    const company = await server.newCompany();
    const { admin, companyId } = company;
    await limitCompany(server, company, { employmentContractLimit: 20 });
    const ola = await company.person('employee');
    const contract = await publishedDocument(admin);
    await sign(admin, contract.documentId);
    const { documentId } = documentOf(await add(admin, contract.documentId));
    await change(admin, documentId, { salaryAmount: 655_000, effectiveDate: '2027-03-01' });
    await publish(admin, documentId);
    const addendumScan = { ...scan, bytes: Buffer.concat([scan.bytes, Buffer.from('% tillegg\n')]) };
    const signed = await admin.call(uploadSignedCopy, { body: { documentId }, files: [addendumScan] });
    expect(signed.json['isOnProfile']).toBe(false);
    const give = (given: string) => admin.call(setPerson, { body: { documentId: given, companyUserId: ola.companyUserId } });
    expect((await give(documentId)).codes).toEqual(['documents.IsAddendum']);
    const given = await give(contract.documentId);
    expect([given.status, given.json['isOnProfile']]).toEqual([200, true]);
    expect((await open(ola, documentId)).status).toBe(200);
    const { json } = await ola.call(getCompanyUserFiles, { body: { companyUserId: ola.companyUserId } });
    expect(
      JSON.stringify(json)
        .match(/signert( \(2\))?\.pdf/g)
        ?.toSorted(),
    ).toEqual(['signert (2).pdf', 'signert.pdf']);
    await server.database.forCompany(companyId, ({ tx }) =>
      sql`update company_user set state = 'inactive' where company_id = ${companyId} and id = ${ola.companyUserId}::uuid`.execute(tx),
    );
    expect((await admin.call(deleteCompanyUser, { body: { companyUserId: ola.companyUserId } })).codes).toEqual([]);
    expect((await open(admin, documentId)).status).toBe(404);
  });

  test('becomes the person’s whom its contract creates when it is edited and finished', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    await limitCompany(server, company, { employmentContractLimit: 20 });
    const contract = await publishedDocument(admin);
    const { documentId } = documentOf(await add(admin, contract.documentId));
    const done = documentOf(await admin.call(finishDocument, { body: { documentId: contract.documentId } }));
    expect(documentOf(await open(admin, documentId)).companyUserId).toBe(done.companyUserId);
    expect(done.companyUserId).not.toBeNull();
  });

  test('becomes the person’s with a contract that was made a draft again and is edited for them', async () => {
    const company = await server.newCompany();
    const { admin } = company;
    await limitCompany(server, company, { employmentContractLimit: 20 });
    const { companyUserId } = await company.person('employee');
    const contract = await publishedDocument(admin);
    const { documentId } = documentOf(await add(admin, contract.documentId));
    // As the end of signing left contracts with addenda before they stayed published.
    await server.database.forCompany(company.companyId, ({ tx }) =>
      sql`update employment_contract set state = ${documentState.reopened} where id = ${contract.documentId}::uuid`.execute(tx),
    );
    await admin.call(updateDocument, { body: { documentId: contract.documentId, companyUserId } });
    expect(documentOf(await open(admin, documentId)).companyUserId).toBe(companyUserId);
  });

  test('counts within the limit', async () => {
    const company = await server.newCompany();
    const contract = await publishedDocument(company.admin);
    await begunDocument(company.admin);
    expect((await add(company.admin, contract.documentId)).codes).toEqual(['documents.LimitReached']);
  });

  test('is not among the templates to begin a contract with', async () => {
    const { admin } = await server.newCompany();
    const keys = ((await admin.call(getTemplates)).json['templates'] as { key: string }[]).map(({ key }) => key);
    expect(keys).toEqual(['permanent', 'temporary', 'manager']);
    const answer = await admin.call(createDocument, { body: { templateId: 'addendum', language: 'no' } });
    expect(answer.codes).toEqual(['documents.UnknownTemplate']);
  });
});
