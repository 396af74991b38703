import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import type { Caller } from '#testing/caller.ts';
import type { DocumentListItem, EmploymentDocument } from '../contract/document.ts';
import { compareVersions, getVersions, reopenDocument } from '../contract/endpoints-life.ts';
import { getDocuments } from '../contract/endpoints.ts';
import { change, download, open, publish } from '../testing/calls.ts';
import { begunDocument, documentOf, publishedDocument } from '../testing/given.ts';

const server = await testServer();

describe('rights to what is published', () => {
  const managersSeePay = ({ companyId }: TestCompany) =>
    server.database.forCompany(companyId, ({ tx }) =>
      sql`update company set managers_see_pay = true where company_id = ${companyId}`.execute(tx),
    );

  test('the employee reads their own, and the former file while it is reopened', async () => {
    const { admin, person } = await server.newCompany();
    const [ola, other] = [await person('employee'), await person('employee')];
    const { documentId } = await publishedDocument(admin, { companyUserId: ola.companyUserId });
    expect(documentOf(await open(ola, documentId)).content).not.toBeNull();
    const file = (await download(ola, documentId)).bytes;
    expect((await download(other, documentId)).status).toBe(404);
    await admin.call(reopenDocument, { body: { documentId } });
    expect(documentOf(await open(ola, documentId)).content).toBeNull();
    expect((await download(ola, documentId)).bytes.equals(file)).toBe(true);
    expect((await ola.call(getVersions, { query: { documentId } })).status).toBe(403);
    expect((await download(ola, documentId, { number: 1 })).status).toBe(403);
    expect((await download(admin, documentId, { number: 1 })).bytes.equals(file)).toBe(true);
  });

  test('the draft of a contract that is edited again says nothing to its employee, in list, order, search and file name', async () => {
    const { admin, person } = await server.newCompany();
    const ola = await person('employee');
    const { documentId } = await publishedDocument(admin, { companyUserId: ola.companyUserId });
    const rowOf = async (caller: Caller, query: Record<string, unknown> = {}) =>
      ((await caller.call(getDocuments, { query: { sortBy: 'position', ...query } })).json['documentListItems'] as DocumentListItem[])[0];
    const published = await rowOf(ola);
    await admin.call(reopenDocument, { body: { documentId } });
    await change(admin, documentId, { firstName: 'Omdøpt', position: 'Nestleder' });
    const searched = (search: string) => ({ filter: JSON.stringify({ search }) });
    const { name, employeeName, position } = published ?? expect.fail('no contract');
    expect(await rowOf(ola)).toMatchObject({ name, employeeName, position });
    expect(documentOf(await open(ola, documentId))).toMatchObject({ name, employeeName, position });
    expect(decodeURIComponent(String((await download(ola, documentId)).headers['content-disposition']))).not.toContain('Omdøpt');
    expect([await rowOf(ola, searched('Nestleder')), await rowOf(ola, searched(position))]).toEqual([undefined, expect.anything()]);
    expect(await rowOf(admin, searched('Nestleder'))).toMatchObject({ position: 'Nestleder' });
    await publish(admin, documentId);
    expect(await rowOf(ola)).toMatchObject({ position: 'Nestleder' });
  });

  test('a manager reads text and file only with the right to pay, of direct reports', async () => {
    const company = await server.newCompany();
    const { admin, person } = company;
    const boss = await person('manager');
    const middle = await person('manager', { reportsTo: boss.companyUserId ?? '' });
    const low = await person('employee', { reportsTo: middle.companyUserId ?? '' });
    const { documentId } = await publishedDocument(admin, { companyUserId: low.companyUserId });
    const seen = async (caller: Caller) => {
      const { content, hasFile } = documentOf(await open(caller, documentId));
      return [content !== null, hasFile, (await download(caller, documentId)).status];
    };
    expect(await seen(middle)).toEqual([false, false, 403]);
    await managersSeePay(company);
    expect([await seen(middle), await seen(boss)]).toEqual([
      [true, true, 200],
      [false, false, 403],
    ]);
    const rows = (await boss.call(getDocuments)).json['documentListItems'] as EmploymentDocument[];
    expect(rows.map(({ documentId: id, state }) => [id, state])).toEqual([[documentId, 2]]);
  });

  test('a manager finds nothing of somebody who has left and still reports to them', async () => {
    const { admin, person } = await server.newCompany();
    const lise = await person('manager');
    const ola = await person('employee', { reportsTo: lise.companyUserId ?? '' });
    const low = await person('employee', { reportsTo: lise.companyUserId ?? '' });
    const left = await publishedDocument(admin, { companyUserId: ola.companyUserId, templateId: 'manager' });
    const here = await publishedDocument(admin, { companyUserId: low.companyUserId });
    const found = async () => {
      const { json } = await lise.call(getDocuments, { query: { page: 1, pageSize: 1 } });
      const rows = json['documentListItems'] as DocumentListItem[];
      const templates = json['templates'] as { templateId: string }[];
      return [rows.map(({ documentId }) => documentId), json['totalEntries'], templates.map(({ templateId }) => templateId)];
    };
    expect(await found()).toEqual([[here.documentId], 2, ['manager', 'permanent']]);
    expect((await admin.call(deactivateCompanyUser, { body: { companyUserId: ola.companyUserId } })).status).toBe(200);
    expect((await open(lise, left.documentId)).status).toBe(404);
    expect(await found()).toEqual([[here.documentId], 1, ['permanent']]);
  });

  test('reading somebody else’s contract is logged, reading one’s own is not', async () => {
    const { admin, person, companyId } = await server.newCompany();
    const ola = await person('employee');
    const { documentId } = await publishedDocument(admin, { companyUserId: ola.companyUserId });
    for (const caller of [admin, admin, ola]) await open(caller, documentId);
    await download(admin, documentId);
    await download(ola, documentId);
    const { rows } = await server.database.forCompany(companyId, ({ tx }) =>
      sql<{
        action: string;
      }>`select action from audit_log where company_id = ${companyId} and entity = 'employmentContract' order by action`.execute(tx),
    );
    const looks = rows.map(({ action }) => action).filter((action) => /getDocument|downloadDocument/.test(action));
    expect(looks).toEqual(['employment.downloadDocument', 'employment.getDocument']);
  });

  test('reading the draft of somebody else, or what differs between versions, is logged', async () => {
    const { admin, person, companyId } = await server.newCompany();
    const ola = await person('employee');
    const { documentId } = await publishedDocument(admin, { companyUserId: ola.companyUserId });
    expect((await admin.call(compareVersions, { query: { documentId, from: 1 } })).status).toBe(200);
    await admin.call(reopenDocument, { body: { documentId } });
    expect((await download(admin, documentId)).status).toBe(200);
    const own = await publishedDocument(admin, { companyUserId: admin.companyUserId });
    expect((await admin.call(compareVersions, { query: { documentId: own.documentId, from: 1 } })).status).toBe(200);
    const { rows } = await server.database.forCompany(companyId, ({ tx }) =>
      sql<{ action: string }>`select action from audit_log where company_id = ${companyId} and entity = 'employmentContract'
        and action in ('employment.compareVersions', 'employment.downloadDocument') order by action`.execute(tx),
    );
    expect(rows.map(({ action }) => action)).toEqual(['employment.compareVersions', 'employment.downloadDocument']);
  });

  test('reading a contract that is nobody’s yet is logged as text, as PDF and as what differs', async () => {
    const { admin, companyId } = await server.newCompany();
    const { documentId } = await publishedDocument(admin, { companyUserId: null });
    await open(admin, documentId);
    await download(admin, documentId);
    await admin.call(compareVersions, { query: { documentId, from: 1 } });
    const { rows } = await server.database.forCompany(companyId, ({ tx }) =>
      sql<{ action: string }>`select action from audit_log where company_id = ${companyId} and entity = 'employmentContract'
        and action in ('employment.compareVersions', 'employment.downloadDocument', 'employment.getDocument') order by action`.execute(tx),
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'employment.compareVersions',
      'employment.downloadDocument',
      'employment.getDocument',
    ]);
  });
});

test('a contract that was begun and not finished can still be read after its template is gone', async () => {
  const { admin } = await server.newCompany();
  const { documentId } = await begunDocument(admin, { templateId: 'manager', language: 'en' });
  const { content } = documentOf(await open(admin, documentId));
  expect([content?.template.version, content?.elements[0]?.title]).toEqual(['1.3.0', 'Employment and commencement']);
});
