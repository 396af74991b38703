import { expect, test } from 'vitest';
import type { Company } from '#kernel/server/database/unit.ts';
import { readImport } from '#kernel/server/imports/store-import.ts';
import { untilWaiting } from '#kernel/testing/until-waiting.ts';
import { doWork } from '#testing/do-work.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { getImportStatus, importPeople, undoImport } from '../../contract/endpoints-import.ts';
import { importTools } from '../../testing/import-tools.ts';
import { lockReportingLines } from '../store-reporting.ts';
import { peopleImports } from './people-imports.ts';

const server = await testServer();
const { validate, carryOut } = importTools(server);
const staff = 'Fornavn;Etternavn;E-post;Rolle\nKari;Dal;kari.dal@example.no;Ansatt\n';

/** What begins while somebody is erased, who is locked before the imports that name them. */
function whileErasing<T>(company: TestCompany, planId: string, begin: () => Promise<T>): Promise<{ begun: Promise<T> }> {
  return server.database.forCompany(company.companyId, async (unit: Company) => {
    await lockReportingLines(unit);
    const begun = begin();
    await untilWaiting(server.database);
    await readImport(unit, peopleImports, planId, { lock: true });
    return { begun };
  });
}

async function progressOf({ admin }: TestCompany, importId: string): Promise<unknown> {
  return (await admin.call(getImportStatus, { query: { importId } })).json['progress'];
}

test('an import of people that is carried out while somebody is erased waits for that', async () => {
  const company = await server.newCompany();
  const { planId } = await validate(company, staff);
  expect((await company.admin.call(importPeople, { body: { planId } })).status).toBe(200);
  const { begun } = await whileErasing(company, planId, () => doWork(server, company.companyId));
  await begun;
  expect(await progressOf(company, planId)).toMatchObject({ state: 'done', written: 1, failed: 0 });
});

test('an import of people that is undone while somebody is erased waits for that', async () => {
  const company = await server.newCompany();
  const { planId } = await validate(company, staff);
  await carryOut(company, planId);
  const { begun } = await whileErasing(company, planId, () => company.admin.call(undoImport, { body: { importId: planId } }));
  expect((await begun).codes).toEqual([]);
});
