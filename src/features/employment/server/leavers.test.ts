import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { retainedContent } from '#features/files/server/public.ts';
import { deleteCompanyUser, getDeactivation } from '#features/people/contract/endpoints-life.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { finishDocument } from '../contract/endpoints-finish.ts';
import { getDocument } from '../contract/endpoints.ts';
import { sign } from '../testing/calls.ts';
import { documentOf, filledDocument, publishedDocument } from '../testing/given.ts';
import { readTakeoutFiles } from './store-kept.ts';

const server = await testServer();
const kept = ({ companyId }: TestCompany) =>
  server.database.forCompany(companyId, async (company) => (await server.services.hooks.tell(retainedContent, company)).flat());

test('what was published and signed is kept while the contract is, is in the takeout of its person, and goes with their erasure', async () => {
  const company = await server.newCompany();
  const { admin, companyId } = company;
  const ola = await company.person('employee');
  const { documentId } = await publishedDocument(admin, { companyUserId: ola.companyUserId });
  const other = await publishedDocument(admin, { language: 'en' });
  await sign(admin, documentId);
  await sign(admin, other.documentId);
  // The signed content is the same for both.
  expect(await kept(company)).toHaveLength(3);
  const filesOf = (companyUserId: string | undefined) =>
    server.database.forCompany(companyId, async (unit) => {
      const page = { after: undefined, limit: 10, ...(companyUserId !== undefined && { companyUserId }) };
      return (await readTakeoutFiles(unit, page)).map(({ path }) => path);
    });
  expect(await filesOf(ola.companyUserId)).toEqual([
    `employment-contracts/${documentId}/1.pdf`,
    `employment-contracts/${documentId}/signed/signert.pdf`,
  ]);
  expect(await filesOf(undefined)).toHaveLength(4);

  const { companyUserId } = ola;
  const { consequences } = (await admin.call(getDeactivation, { query: { companyUserId, purpose: 'delete' } })).json;
  expect(consequences).toContainEqual({ key: 'employmentContracts', count: 1 });
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`update company_user set state = 'inactive' where company_id = ${companyId} and id = ${companyUserId}::uuid`.execute(tx),
  );
  expect((await admin.call(deleteCompanyUser, { body: { companyUserId } })).codes).toEqual([]);
  expect((await admin.call(getDocument, { query: { documentId } })).status).toBe(404);
  expect((await admin.call(getDocument, { query: { documentId: other.documentId } })).status).toBe(200);
  expect(await kept(company)).toHaveLength(2);
});

test('the log forgets the name of somebody whose contract was made before they were a person here', async () => {
  const { admin, companyId } = await server.newCompany();
  const { documentId } = await filledDocument(admin);
  const { companyUserId } = documentOf(await admin.call(finishDocument, { body: { documentId } }));
  const namesInLog = () =>
    server.database.forCompany(companyId, async ({ tx }) => {
      const { rows } = await sql<{ count: number }>`select count(*)::integer as count from audit_detail
        where company_id = ${companyId} and (before::text || after::text) like '%Nordmann%'`.execute(tx);
      return rows[0]?.count;
    });
  expect(await namesInLog()).toBeGreaterThan(0);
  await server.database.forCompany(companyId, ({ tx }) =>
    sql`update company_user set state = 'inactive' where company_id = ${companyId} and id = ${companyUserId}::uuid`.execute(tx),
  );
  expect((await admin.call(deleteCompanyUser, { body: { companyUserId: companyUserId ?? '' } })).codes).toEqual([]);
  expect(await namesInLog()).toBe(0);
});
