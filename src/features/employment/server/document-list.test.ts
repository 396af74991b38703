import { describe, expect, test } from 'vitest';
import { limitCompany } from '#testing/limit-company.ts';
import { testServer } from '#testing/server.ts';
import type { Caller } from '#testing/caller.ts';
import type { DocumentListItem } from '../contract/document.ts';
import { getDocuments } from '../contract/endpoints.ts';
import type { DocumentFilter } from '../contract/lists.ts';
import { change, publish, sign } from '../testing/calls.ts';
import { begunDocument, filledDocument } from '../testing/given.ts';

const server = await testServer();

/** A company with a signed contract, a published one and three drafts, begun in this order. */
async function withDocuments() {
  const company = await server.newCompany();
  const { admin } = company;
  await limitCompany(server, company, { employmentContractLimit: 100 });
  const made: Record<string, string> = {};
  const named = async (name: string, begun: Parameters<typeof begunDocument>[1], isFilled = false): Promise<string> => {
    const { documentId } = await (isFilled ? filledDocument : begunDocument)(admin, begun);
    const [firstName = '', lastName = ''] = name.split(' ');
    await change(admin, documentId, { firstName, lastName, position: `Stilling ${lastName}` });
    made[name] = documentId;
    return documentId;
  };
  const signed = await named('Åse Aas', { templateId: 'permanent' }, true);
  await publish(admin, signed);
  await sign(admin, signed);
  await publish(admin, await named('Bo Berg', { templateId: 'manager', language: 'en' }, true));
  await named('Cato Dahl', { templateId: 'temporary' });
  await named('Dina Carlsen', { templateId: 'permanent', language: 'en' });
  const { documentId } = await begunDocument(admin);
  made['nobody'] = documentId;
  return { ...company, made };
}

const { admin, person, made } = await withDocuments();
const ask = async (caller: Caller, query: Record<string, unknown>) => {
  const { json } = await caller.call(getDocuments, { query });
  return json as { documentListItems: DocumentListItem[]; totalEntries: number; templates: { templateId: string }[] };
};
const names = ({ documentListItems }: { documentListItems: DocumentListItem[] }) =>
  documentListItems.map(({ employeeName }) => employeeName);
const filtered = async (filter: DocumentFilter, more: Record<string, unknown> = {}) =>
  ask(admin, { filter: JSON.stringify(filter), ...more });

describe('the list of contracts', () => {
  test('has drafts first, then what was changed last', async () => {
    expect(names(await ask(admin, {}))).toEqual(['', 'Dina Carlsen', 'Cato Dahl', 'Bo Berg', 'Åse Aas']);
  });

  test.each<[string, Record<string, unknown>, string[]]>([
    ['name', { sortBy: 'employee' }, ['Bo Berg', 'Cato Dahl', 'Dina Carlsen', 'Åse Aas', '']],
    ['name, backwards', { sortBy: 'employee', sortDirection: 'desc' }, ['Åse Aas', 'Dina Carlsen', 'Cato Dahl', 'Bo Berg', '']],
    ['position', { sortBy: 'position' }, ['Bo Berg', 'Dina Carlsen', 'Cato Dahl', 'Åse Aas', '']],
    ['state, backwards', { sortBy: 'state', sortDirection: 'desc', pageSize: 2, page: 1 }, ['Åse Aas', 'Bo Berg']],
    ['creation', { sortBy: 'created', pageSize: 2, page: 2 }, ['Cato Dahl', 'Dina Carlsen']],
  ])('is ordered by %s', async (_name, query, expected) => {
    expect(names(await ask(admin, query))).toEqual(expected);
  });

  test.each<[string, DocumentFilter, string[]]>([
    ['words of name and position', { search: 'STILLING dahl' }, ['Cato Dahl']],
    ['a letter of its own', { search: 'åse' }, ['Åse Aas']],
    ['a word of its template', { search: 'manager' }, ['Bo Berg']],
    ['signs that a pattern would take for any', { search: '%' }, []],
    ['states', { states: [2, 5] }, ['Bo Berg', 'Åse Aas']],
    ['a template', { templateIds: ['temporary'] }, ['Cato Dahl']],
    ['a language', { languages: ['en'] }, ['Dina Carlsen', 'Bo Berg']],
    ['several of them', { languages: ['en'], states: [1] }, ['Dina Carlsen']],
    ['a person who has none', { companyUserIds: ['0199a0c0-0000-7000-8000-000000000001'] }, []],
  ])('is narrowed by %s', async (_name, filter, expected) => {
    const answer = await filtered(filter);
    expect([names(answer), answer.totalEntries]).toEqual([expected, expected.length]);
  });

  test('counts all rows of its filter, whatever the page', async () => {
    const answer = await filtered({ states: [1] }, { page: 2, pageSize: 2 });
    expect([names(answer), answer.totalEntries]).toEqual([['Cato Dahl'], 3]);
  });

  test('names the templates that are used', async () => {
    expect((await ask(admin, {})).templates).toEqual([
      { templateId: 'manager', name: { no: expect.any(String) as string, en: expect.any(String) as string } },
      { templateId: 'permanent', name: expect.anything() as object },
      { templateId: 'temporary', name: expect.anything() as object },
    ]);
  });

  test('refuses a filter that is none', async () => {
    for (const filter of ['x', '{"states":[9]}']) expect((await admin.call(getDocuments, { query: { filter } })).status).toBe(400);
  });

  test('has of a filter only what the reader sees', async () => {
    const employee = await person('employee');
    const filter = JSON.stringify({ states: [2, 5] });
    const { documentListItems, totalEntries, templates } = await ask(employee, { filter });
    expect([documentListItems, totalEntries, templates]).toEqual([[], 0, []]);
  });

  test('tells only those who make contracts how many the company has', async () => {
    const limitOf = async (caller: Caller) => (await caller.call(getDocuments)).json['limit'];
    const [manager, employee] = [await person('manager'), await person('employee')];
    expect(await limitOf(admin)).toEqual({ limit: 100, used: 5 });
    for (const caller of [manager, employee]) expect(await limitOf(caller)).toEqual({ limit: null, used: 0 });
  });

  test('asks the database as often for many as for few', async () => {
    const costOf = async (query: Record<string, unknown>): Promise<number> => {
      const before = server.database.statements();
      await ask(admin, query);
      return server.database.statements() - before;
    };
    expect(await costOf({ page: 1, pageSize: 50 })).toBe(await costOf({ filter: JSON.stringify({ search: 'Aas' }) }));
    expect(Object.keys(made)).toHaveLength(5);
  });
});
