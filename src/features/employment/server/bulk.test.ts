import { sql, type RawBuilder } from 'kysely';
import { describe, expect, test } from 'vitest';
import { updateCompanyUser } from '#features/people/contract/endpoints.ts';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { limitCompany } from '#testing/limit-company.ts';
import { testServer } from '#testing/server.ts';
import type { Caller } from '#testing/caller.ts';
import { createDocuments } from '../contract/endpoints-bulk.ts';
import { copyDocument, createDocument, getDocuments, updateDocument } from '../contract/endpoints.ts';
import type { DocumentListItem, EmploymentDocument } from '../contract/document.ts';
import { open } from '../testing/calls.ts';
import { begunDocument, documentOf, variablesOf } from '../testing/given.ts';

const server = await testServer();
const template = { kind: 'template', templateId: 'permanent', language: 'no' };
const create = (caller: Caller, companyUserIds: (string | undefined)[], from: object = template) =>
  caller.call(createDocuments, { body: { from, companyUserIds } });
const fates = ({ json }: { json: Record<string, unknown> }) =>
  (
    (json['results'] ?? (json['details'] as Record<string, unknown>)['results']) as { documentId: string | null; code: string | null }[]
  ).map(({ documentId, code }) => (documentId === null ? code : 'made'));
const valueOf = ({ content }: EmploymentDocument, key: string) => content?.variables.find((one) => one.key === key)?.value;

describe('one contract for each of several people', () => {
  test('is made from a template with what is known of each', async () => {
    const company = await server.newCompany();
    const { admin, person } = company;
    await limitCompany(server, company, { employmentContractLimit: 100 });
    const people = [await person('employee'), await person('manager'), await person('employee')].map(({ companyUserId }) => companyUserId);
    const answer = await create(admin, people);
    expect([answer.status, fates(answer)]).toEqual([200, ['made', 'made', 'made']]);
    const rows = (await admin.call(getDocuments)).json['documentListItems'] as DocumentListItem[];
    expect(rows.map(({ companyUserId }) => companyUserId).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(
      people.toSorted((a, b) => String(a).localeCompare(String(b))),
    );
    const first = rows.find(({ companyUserId }) => companyUserId === people[0]);
    const document = documentOf(await open(admin, first?.documentId ?? ''));
    expect([document.name, valueOf(document, 'probationaryPeriod'), document.content?.baseData.createUser]).toEqual([
      `${String(valueOf(document, 'firstName'))} ${String(valueOf(document, 'lastName'))}`,
      '6',
      false,
    ]);
  });

  test('is made as a copy with the values and own words of another, but not its person', async () => {
    const company = await server.newCompany();
    const { admin, person } = company;
    await limitCompany(server, company, { employmentContractLimit: 100 });
    const begun = await begunDocument(admin, { language: 'en', templateId: 'manager' });
    await admin.call(updateDocument, {
      body: { documentId: begun.documentId, variables: variablesOf({ firstName: 'Ola', email: 'ola@example.com', salaryAmount: 700_000 }) },
    });
    const kari = await person('employee');
    const answer = await create(admin, [kari.companyUserId], { kind: 'copy', documentId: begun.documentId });
    const [{ documentId }] = answer.json['results'] as [{ documentId: string }];
    const copy = documentOf(await open(admin, documentId));
    expect([copy.templateId, copy.language, copy.companyUserId, valueOf(copy, 'salaryAmount')]).toEqual([
      'manager',
      'en',
      kari.companyUserId,
      700_000,
    ]);
    expect([valueOf(copy, 'firstName') === 'Ola', valueOf(copy, 'email') === 'ola@example.com']).toEqual([false, false]);
  });

  test('is made as a copy with the position, share, start and pay of whoever has them', async () => {
    const company = await server.newCompany();
    const { admin, companyId, person } = company;
    await limitCompany(server, company, { employmentContractLimit: 100 });
    const begun = await begunDocument(admin);
    const ofSource = {
      position: 'Selger',
      positionCoverage: 100,
      startDate: '2025-01-06',
      salaryAmount: 700_000,
      salaryInterval: 'Yearly',
    };
    await admin.call(updateDocument, { body: { documentId: begun.documentId, variables: variablesOf(ofSource) } });
    const [known, unknown] = [await person('employee'), await person('employee')];
    const facts = { position: 'Lærling', positionCoverage: 40, startDate: '2027-03-01', salaryAmount: '210.50', salaryInterval: 'hourly' };
    const changed = await admin.call(updateCompanyUser, { body: { id: known.companyUserId, companyId, version: 1, ...facts } });
    expect(changed.status).toBe(200);
    const answer = await create(admin, [known.companyUserId, unknown.companyUserId], { kind: 'copy', documentId: begun.documentId });
    const results = answer.json['results'] as { documentId: string }[];
    const values = async ({ documentId }: { documentId: string }) => {
      const copy = documentOf(await open(admin, documentId));
      return Object.keys(ofSource).map((key) => valueOf(copy, key));
    };
    expect(await Promise.all(results.map(values))).toEqual([['Lærling', 40, '2027-03-01', 210.5, 'Hourly'], Object.values(ofSource)]);
  });

  test('tells the fate of each: made, above the limit, has left, unknown, named twice', async () => {
    const company = await server.newCompany();
    const { admin, person } = company;
    await limitCompany(server, company, { employmentContractLimit: 2 });
    const [one, left, two, three] = [
      await person('employee'),
      await person('employee'),
      await person('employee'),
      await person('employee'),
    ];
    await admin.call(deactivateCompanyUser, { body: { companyUserId: left?.companyUserId } });
    const stranger = crypto.randomUUID();
    const asked = [one, left, two, one, three].map((who) => who?.companyUserId);
    const answer = await create(admin, [...asked, stranger]);
    expect([answer.status, fates(answer)]).toEqual([
      207,
      ['made', 'documents.HasLeft', 'made', 'common.AlreadyDone', 'documents.LimitReached', 'common.NotFound'],
    ]);
    expect(answer.codes).toEqual(expect.arrayContaining(['documents.HasLeft', 'common.AlreadyDone', 'documents.LimitReached']));
    const none = await create(admin, [three?.companyUserId]);
    expect([none.status, none.codes, fates(none)]).toEqual([403, ['documents.LimitReached'], ['documents.LimitReached']]);
  });

  test('refuses somebody who has left also where one contract or copy is begun', async () => {
    const { admin, person } = await server.newCompany();
    const { companyUserId } = await person('employee');
    const { documentId } = await begunDocument(admin);
    await admin.call(deactivateCompanyUser, { body: { companyUserId } });
    const answers = [
      await admin.call(createDocument, { body: { templateId: 'permanent', language: 'no', companyUserId } }),
      await admin.call(copyDocument, { body: { documentId, companyUserId } }),
    ];
    expect(answers.map(({ codes }) => codes)).toEqual([['documents.HasLeft'], ['documents.HasLeft']]);
  });

  test('is refused for a template that is not offered, a contract of another company, nobody and 101 people', async () => {
    const { admin } = await server.newCompany();
    const { admin: other } = await server.newCompany();
    const foreign = await begunDocument(other);
    const me = admin.companyUserId;
    expect((await create(admin, [me], { ...template, templateId: 'apprentice' })).codes).toEqual(['documents.UnknownTemplate']);
    expect((await create(admin, [me], { kind: 'copy', documentId: foreign.documentId })).status).toBe(404);
    expect((await create(admin, [])).fields).toEqual({ companyUserIds: 'required' });
    expect(
      (
        await create(
          admin,
          Array.from({ length: 101 }, () => crypto.randomUUID()),
        )
      ).fields,
    ).toEqual({ companyUserIds: 'tooLarge' });
  });

  test('takes as many statements for eight people as for two', async () => {
    const company = await server.newCompany();
    const { admin, person } = company;
    await limitCompany(server, company, { employmentContractLimit: 100 });
    const people: (string | undefined)[] = [];
    for (let count = 0; count < 8; count += 1) people.push((await person('employee')).companyUserId);
    const statements = async (ids: typeof people) => {
      const before = server.database.statements();
      await create(admin, ids);
      return server.database.statements() - before;
    };
    await statements(people.slice(0, 1));
    const [few, many] = [await statements(people.slice(0, 2)), await statements(people)];
    expect(many).toBe(few);
  });
});

test('a copy is without a choice that has gone from the law, and needs a template that is offered', async () => {
  const { admin, companyId } = await server.newCompany();
  const { documentId } = await begunDocument(admin, { templateId: 'temporary' });
  const store = (column: 'variables' | 'template_key', change: RawBuilder<unknown>) =>
    server.database.forCompany(companyId, ({ tx }) =>
      sql`update employment_contract set ${sql.ref(column)} = ${change} where company_id = ${companyId} and id = ${documentId}::uuid`.execute(
        tx,
      ),
    );
  await store('variables', sql`variables || '{"temporaryReason": "F"}'`);
  const copied = await admin.call(copyDocument, { body: { documentId } });
  expect(valueOf(documentOf(await open(admin, documentId)), 'temporaryReason')).toBe('F');
  expect([copied.status, valueOf(documentOf(copied), 'temporaryReason')]).toEqual([200, null]);
  await store('template_key', sql`'apprentice'`);
  expect((await admin.call(copyDocument, { body: { documentId } })).codes).toEqual(['documents.UnknownTemplate']);
  const forMany = { from: { kind: 'copy', documentId }, companyUserIds: [admin.companyUserId] };
  expect((await admin.call(createDocuments, { body: forMany })).codes).toEqual(['documents.UnknownTemplate']);
});
