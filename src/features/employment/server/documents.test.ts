import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { updateCompanyUser } from '#features/people/contract/endpoints.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { testServer } from '#testing/server.ts';
import type { Caller } from '#testing/caller.ts';
import type { DocumentListItem, EmploymentDocument } from '../contract/document.ts';
import {
  checkEditPublished,
  copyDocument,
  createDocument,
  deleteDocument,
  getDocument,
  getDocuments,
  updateDocument,
} from '../contract/endpoints.ts';
import { begunDocument, documentOf, variablesOf } from '../testing/given.ts';

const server = await testServer();
const open = (caller: Caller, documentId: string) => caller.call(getDocument, { query: { documentId } });
const update = (caller: Caller, body: Record<string, unknown>) => caller.call(updateDocument, { body });
const listed = async (caller: Caller) => (await caller.call(getDocuments)).json['documentListItems'] as DocumentListItem[];
const valueOf = ({ content }: EmploymentDocument, key: string) => content?.variables.find((one) => one.key === key)?.value;

describe('a new contract', () => {
  test('begins with the template’s defaults, the company and the person', async () => {
    const { admin, person } = await server.newCompany();
    const ola = await person('employee');
    const document = await begunDocument(admin, { templateId: 'temporary', companyUserId: ola.companyUserId });
    expect(document).toMatchObject({ state: 1, templateId: 'temporary', templateVersion: '1.3.0', companyUserId: ola.companyUserId });
    expect(document.permissions).toEqual({
      update: true,
      publish: true,
      reopen: false,
      uploadSigned: false,
      copy: true,
      addendum: false,
      delete: true,
    });
    expect([valueOf(document, 'probationaryPeriod'), valueOf(document, 'terminationPeriod'), valueOf(document, 'temporaryReason')]).toEqual(
      ['6', '1', 'A'],
    );
    expect([valueOf(document, 'companyNo'), valueOf(document, 'salaryInterval'), valueOf(document, 'countryCode')]).toEqual([
      expect.stringMatching(/^\d{9}$/),
      'Yearly',
      '+47',
    ]);
    expect(document.name).toBe(`${String(valueOf(document, 'firstName'))} ${String(valueOf(document, 'lastName'))}`);
    expect(document.content?.baseData).toMatchObject({ legalWarningAcknowledged: false, createUser: false, positionType: 'temporary' });
    expect(document.content?.elements.map(({ key, active }) => `${key} ${String(active)}`)).toContain('nonCompete false');
  });

  test('has the percentage and the pay of the person as numbers, as the contract says them', async () => {
    const { admin, person, companyId } = await server.newCompany();
    const { companyUserId } = await person('employee');
    const body = { id: companyUserId, companyId, version: 1, positionCoverage: 75, salaryAmount: '482500' };
    expect((await admin.call(updateCompanyUser, { body })).status).toBe(200);
    const document = await begunDocument(admin, { companyUserId });
    expect([valueOf(document, 'positionCoverage'), valueOf(document, 'salaryAmount')]).toEqual([75, 482_500]);
  });

  test('needs a template that is offered', async () => {
    const { admin } = await server.newCompany();
    const answer = await admin.call(createDocument, { body: { templateId: 'apprentice', language: 'no' } });
    expect([answer.status, answer.codes]).toEqual([400, ['documents.UnknownTemplate']]);
  });

  test('is refused above the limit: two in a trial, and again one when one is deleted', async () => {
    const { admin } = await server.newCompany();
    const first = await begunDocument(admin);
    await begunDocument(admin);
    const refused = await admin.call(copyDocument, { body: { documentId: first.documentId } });
    expect([refused.status, refused.codes, refused.json['details']]).toEqual([403, ['documents.LimitReached'], { limit: 2, used: 2 }]);
    expect((await admin.call(deleteDocument, { body: { documentId: first.documentId } })).status).toBe(200);
    expect((await begunDocument(admin)).state).toBe(1);
  });

  test('has the pay of the person only when it is in kroner', async () => {
    const { admin, companyId, person } = await server.newCompany();
    const kari = await person('employee');
    const pay = async (salaryCurrency: string, version: number) => {
      const fields = { salaryAmount: '50000', salaryCurrency, salaryInterval: 'monthly' };
      const changed = await admin.call(updateCompanyUser, { body: { id: kari.companyUserId, companyId, version, ...fields } });
      expect(changed.status).toBe(200);
      const begun = await begunDocument(admin, { companyUserId: kari.companyUserId });
      return [valueOf(begun, 'salaryAmount'), valueOf(begun, 'salaryInterval')];
    };
    expect([await pay('NOK', 1), await pay('EUR', 2)]).toEqual([
      [50_000, 'Monthly'],
      [null, 'Yearly'],
    ]);
  });

  test('as a copy has the values and own words of another, but not its person', async () => {
    const { admin, person } = await server.newCompany();
    const kari = await person('employee');
    const begun = await begunDocument(admin);
    await update(admin, {
      documentId: begun.documentId,
      variables: variablesOf({ firstName: 'Ola', email: 'ola@example.com', salaryAmount: 500_000 }),
    });
    const { json } = await admin.call(copyDocument, { body: { documentId: begun.documentId, companyUserId: kari.companyUserId } });
    const copy = documentOf({ json });
    expect([valueOf(copy, 'salaryAmount'), copy.companyUserId, copy.version]).toEqual([500_000, kari.companyUserId, 1]);
    expect(valueOf(copy, 'firstName')).not.toBe('Ola');
    expect(valueOf(copy, 'email')).not.toBe('ola@example.com');
  });

  test.each([
    ['names the company as it is called now', {}, false],
    ['keeps another company as the employer', { companyNo: '974760673' }, true],
  ])('as a copy %s', async (_name, more, isKept) => {
    const { admin } = await server.newCompany();
    const begun = await begunDocument(admin);
    const { documentId } = begun;
    await update(admin, { documentId, variables: variablesOf({ employerName: 'Før AS', ...more }) });
    const copy = documentOf(await admin.call(copyDocument, { body: { documentId } }));
    expect(valueOf(copy, 'employerName')).toBe(isKept ? 'Før AS' : valueOf(begun, 'employerName'));
  });
});

describe('saving a draft', () => {
  test('changes what is sent, keeps the rest, and needs nothing to be complete', async () => {
    const { admin } = await server.newCompany();
    const { documentId, version } = await begunDocument(admin);
    const answer = await update(admin, {
      documentId,
      version,
      variables: variablesOf({ firstName: 'Ola', startDate: null, salaryAmount: 1.5 }),
    });
    const saved = documentOf(answer);
    expect([answer.status, saved.version, valueOf(saved, 'firstName'), valueOf(saved, 'probationaryPeriod')]).toEqual([200, 2, 'Ola', '6']);
    const again = documentOf(await update(admin, { documentId, baseData: { signeeRole: 'Daglig leder' } }));
    expect(again.content?.baseData).toMatchObject({ signeeRole: 'Daglig leder', inviteUser: true });
    expect(valueOf(again, 'firstName')).toBe('Ola');
  });

  test('of an older version is refused with what is stored', async () => {
    const { admin } = await server.newCompany();
    const { documentId, version } = await begunDocument(admin);
    await update(admin, { documentId, version, variables: variablesOf({ firstName: 'Ola' }) });
    const late = await update(admin, { documentId, version, variables: variablesOf({ firstName: 'Kari' }) });
    expect([late.status, late.codes]).toEqual([409, ['common.Conflict']]);
    const stored = (late.json['details'] as { document: EmploymentDocument }).document;
    expect([stored.version, valueOf(stored, 'firstName')]).toEqual([2, 'Ola']);
    expect(stored).toMatchObject({ changedBy: expect.stringMatching(/\S \S/), changedById: admin.companyUserId });
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['an emoji', { variables: variablesOf({ position: 'Kokk 👩‍🍳' }) }, 'variables[0].value'],
    ['a turned direction in a list', { variables: variablesOf({ paidAbsence: ['Fri', '\u202eirF'] }) }, 'variables[0].value'],
    ['an unknown variable', { variables: variablesOf({ hobby: 'Ski' }) }, 'variables[0].key'],
    [
      'a control character in own words',
      { elements: [{ key: 'tasks', active: true, text: [{ kind: 'paragraph', runs: [{ text: 'a\u0007' }] }] }] },
      'elements[0].text[0].runs[0]',
    ],
    ['a long role', { baseData: { signeeRole: 'x'.repeat(76) } }, 'baseData.signeeRole'],
  ])('refuses %s', async (_name, changes, path) => {
    const { admin } = await server.newCompany();
    const { documentId } = await begunDocument(admin);
    const answer = await update(admin, { documentId, ...changes });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.fields).some((refused) => refused.startsWith(path))).toBe(true);
  });

  test('reason F cannot be chosen', async () => {
    const { admin } = await server.newCompany();
    const { documentId } = await begunDocument(admin, { templateId: 'temporary' });
    const answer = await update(admin, { documentId, variables: variablesOf({ temporaryReason: 'F' }) });
    expect([answer.codes, answer.json['details']]).toEqual([['documents.ChoiceRetired'], { variable: 'temporaryReason' }]);
  });

  test('turning leading position off clears what was chosen about overtime', async () => {
    const { admin } = await server.newCompany();
    const { documentId } = await begunDocument(admin, { templateId: 'manager' });
    await update(admin, { documentId, variables: variablesOf({ overtimePayment: true, overtimeMayOccure: true }) });
    const off = documentOf(await update(admin, { documentId, variables: variablesOf({ leadingPosition: false }) }));
    expect([valueOf(off, 'overtimePayment'), valueOf(off, 'overtimeMayOccure')]).toEqual([null, null]);
    const chosen = documentOf(await update(admin, { documentId, variables: variablesOf({ overtimePayment: true }) }));
    expect(valueOf(chosen, 'overtimePayment')).toBe(true);
  });

  test('own words need the legal notice first; they are kept beside the template’s text, and moved, added and reset', async () => {
    const { admin } = await server.newCompany();
    const { documentId, content } = await begunDocument(admin);
    const standing = (content?.elements ?? []).map(({ key, active }) => ({ key, active }));
    const words = [{ kind: 'paragraph', runs: [{ text: 'Du arbeider som ' }, { variable: 'position' }, { text: '.', bold: true }] }];
    const own = { key: 'own-1', active: true, title: 'Uniform', text: [{ kind: 'paragraph', runs: [{ text: 'Du får uniform.' }] }] };
    const elements = [own, ...standing.map((one) => (one.key === 'tasks' ? { ...one, text: words } : one))];
    expect((await update(admin, { documentId, elements })).codes).toEqual(['documents.NotAcknowledged']);
    const saved = documentOf(await update(admin, { documentId, elements, baseData: { legalWarningAcknowledged: true } }));
    const changed = saved.content?.elements.find(({ key }) => key === 'tasks');
    expect([changed?.changed, changed?.text, changed?.templateText?.length]).toEqual([true, words, 3]);
    expect(saved.content?.elements[0]).toMatchObject({ key: 'own-1', title: 'Uniform', isOwn: true, sequence: 0 });
    const reset = documentOf(await update(admin, { documentId, elements: standing }));
    expect(reset.content?.elements.filter(({ changed: isChanged }) => isChanged)).toEqual([]);
    for (const wrong of [
      standing.slice(1),
      [...standing, standing[0]],
      [...standing, { key: 'strange', active: true }],
      [...standing, { key: 'own-2', active: true, text: words }],
    ])
      expect((await update(admin, { documentId, elements: wrong })).codes).toEqual(['documents.UnknownClause']);
  });

  test('a copy has own words and asks for the legal notice before they are changed', async () => {
    const { admin } = await server.newCompany();
    const { documentId, content } = await begunDocument(admin);
    const wordsOf = (words: string) => [{ kind: 'paragraph', runs: [{ text: words, bold: true }] }];
    const elementsWith = (words: string) =>
      (content?.elements ?? []).map(({ key, active }) => ({ key, active, ...(key === 'tasks' && { text: wordsOf(words) }) }));
    await update(admin, { documentId, elements: elementsWith('Du selger.'), baseData: { legalWarningAcknowledged: true } });
    const copy = documentOf(await admin.call(copyDocument, { body: { documentId } }));
    expect(copy.content?.baseData.legalWarningAcknowledged).toBe(false);
    expect((await update(admin, { documentId: copy.documentId, variables: variablesOf({ salaryAmount: 1 }) })).status).toBe(200);
    expect((await update(admin, { documentId: copy.documentId, elements: elementsWith('Du selger.').toReversed() })).status).toBe(200);
    const changed = await update(admin, { documentId: copy.documentId, elements: elementsWith('Du kjøper.') });
    expect(changed.codes).toEqual(['documents.NotAcknowledged']);
  });

  test('is logged once for one editing', async () => {
    const { admin, companyId } = await server.newCompany();
    const { documentId } = await begunDocument(admin);
    const session = crypto.randomUUID();
    for (const firstName of ['O', 'Ol', 'Ola']) await update(admin, { documentId, session, variables: variablesOf({ firstName }) });
    await update(admin, { documentId, session: crypto.randomUUID(), variables: variablesOf({ lastName: 'Nordmann' }) });
    const { rows } = await server.database.forCompany(companyId, ({ tx }) =>
      sql`select id from audit_log where company_id = ${companyId} and action = 'employment.updateDocument'`.execute(tx),
    );
    expect(rows).toHaveLength(2);
  });
});

describe('rights', () => {
  test('an employee sees no draft, and nobody else’s', async () => {
    const { admin, person } = await server.newCompany();
    const ola = await person('employee');
    const { documentId } = await begunDocument(admin, { companyUserId: ola.companyUserId });
    expect(await listed(ola)).toEqual([]);
    expect((await open(ola, documentId)).status).toBe(404);
    expect((await update(ola, { documentId, name: 'Min' })).status).toBe(403);
    expect((await ola.call(createDocument, { body: { templateId: 'permanent', language: 'no' } })).status).toBe(403);
  });

  test('a manager sees rows of their team without the text', async () => {
    const { admin, person } = await server.newCompany();
    const boss = await person('manager');
    const below = await person('employee', { reportsTo: boss.companyUserId ?? '' });
    const other = await person('employee');
    const { documentId } = await begunDocument(admin, { companyUserId: below.companyUserId });
    const elsewhere = await begunDocument(admin, { companyUserId: other.companyUserId });
    expect((await listed(boss)).map((row) => [row.documentId, row.state, row.hasFile, row.permissions.update])).toEqual([
      [documentId, 1, false, false],
    ]);
    expect(documentOf(await open(boss, documentId)).content).toBeNull();
    expect((await open(boss, elsewhere.documentId)).status).toBe(404);
  });

  test('another company’s contract is not found', async () => {
    const [{ admin }, other] = [await server.newCompany(), await server.newCompany()];
    const { documentId } = await begunDocument(other.admin);
    expect((await open(admin, documentId)).status).toBe(404);
    expect((await update(admin, { documentId, name: 'X' })).status).toBe(404);
    expect((await admin.call(checkEditPublished, { body: { documentEncrId: documentId } })).status).toBe(404);
  });
});

test('the list has drafts first, pages, and how many there may be', async () => {
  const company = await server.newCompany();
  await limitCompany(server, company, { employmentContractLimit: 5 });
  for (let number = 0; number < 3; number += 1) await begunDocument(company.admin);
  const { json } = await company.admin.call(getDocuments, { query: { page: 2, pageSize: 2 } });
  expect([json['totalEntries'], (json['documentListItems'] as unknown[]).length, json['limit'], json['permissions']]).toEqual([
    3,
    1,
    { used: 3, limit: 5 },
    { create: true },
  ]);
});

test('editing a draft needs nothing', async () => {
  const { admin } = await server.newCompany();
  const { documentId } = await begunDocument(admin);
  const { json } = await admin.call(checkEditPublished, { body: { documentEncrId: documentId } });
  expect([json['canEdit'], json['needs']]).toEqual([true, 'nothing']);
});
