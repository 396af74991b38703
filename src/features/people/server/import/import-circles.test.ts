import { expect, test } from 'vitest';
import { updateCompanyUser } from '../../contract/endpoints.ts';
import * as endpoints from '../../contract/endpoints-import.ts';
import { testServer } from '#testing/server.ts';
import { importTools } from '../../testing/import-tools.ts';

const server = await testServer();

const { validate, carryOut, rowsOf, personOf, staffOf } = importTools(server);
const kari = { firstName: 'Kari', lastName: 'Hansen', emailAddress: 'kari@firma.no', department: 'Salg' };

test('a manager who came to report to the person after the plan does not become theirs', async () => {
  const company = await server.newCompany();
  const [id = '', boss = '', between = ''] = await staffOf(
    company,
    kari,
    { firstName: 'Ola', lastName: 'Moe', emailAddress: 'ola@firma.no' },
    { firstName: 'Nils', lastName: 'Li', emailAddress: 'nils@firma.no' },
  );
  const { planId } = await validate(company, 'Navn;E-post;Leder;Avdeling\nKari Hansen;kari@firma.no;Ola Moe;Drift');
  const reporting: [string, string][] = [
    [boss, between],
    [between, id],
  ];
  for (const [of, reportingToCompanyUserId] of reporting) {
    const body = { id: of, companyId: company.companyId, version: 1, reportingToCompanyUserId };
    expect((await company.admin.call(updateCompanyUser, { body })).codes).toEqual([]);
  }
  expect(await carryOut(company, planId)).toMatchObject({ state: 'done', written: 1 });
  expect((await rowsOf(company, planId)).map(({ outcome, mishap }) => [outcome, mishap])).toEqual([['written', 'managerCircle']]);
  expect(await personOf(company, id)).toMatchObject({ department: 'Drift', reportingToCompanyUserId: null });
});

test('two rows of which each is right after the plan, and both together are a circle, become one line', async () => {
  const company = await server.newCompany();
  const [id = '', boss = '', third = ''] = await staffOf(
    company,
    kari,
    { firstName: 'Ola', lastName: 'Moe', emailAddress: 'ola@firma.no' },
    { firstName: 'Nils', lastName: 'Li', emailAddress: 'nils@firma.no' },
  );
  const { planId } = await validate(
    company,
    'Navn;E-post;Leder;Avdeling\nKari Hansen;kari@firma.no;Ola Moe;Drift\nNils Li;nils@firma.no;Kari Hansen;Drift',
  );
  const body = { id: boss, companyId: company.companyId, version: 1, reportingToCompanyUserId: third };
  expect((await company.admin.call(updateCompanyUser, { body })).codes).toEqual([]);
  await carryOut(company, planId);
  const rows = await rowsOf(company, planId);
  expect(rows.map(({ outcome, mishap }) => [outcome, mishap])).toEqual([
    ['written', null],
    ['written', 'managerCircle'],
  ]);
  expect(await personOf(company, id)).toMatchObject({ reportingToCompanyUserId: boss });
  expect(await personOf(company, third)).toMatchObject({ reportingToCompanyUserId: null });
});

test('undo gives nobody a manager who reports to them by now', async () => {
  const company = await server.newCompany();
  const [former = '', id = ''] = await staffOf(company, { firstName: 'Ola', lastName: 'Moe', emailAddress: 'ola@firma.no' }, kari, {
    firstName: 'Nils',
    lastName: 'Li',
    emailAddress: 'nils@firma.no',
  });
  const report = async (who: string, version: number, reportingToCompanyUserId: string) => {
    const body = { id: who, companyId: company.companyId, version, reportingToCompanyUserId };
    expect((await company.admin.call(updateCompanyUser, { body })).codes).toEqual([]);
  };
  await report(id, 1, former);
  const { planId } = await validate(company, 'Navn;E-post;Leder\nKari Hansen;kari@firma.no;Nils Li');
  await carryOut(company, planId);
  await report(former, 1, id);
  expect((await company.admin.call(endpoints.undoImport, { body: { importId: planId } })).status).toBe(207);
  expect((await rowsOf(company, planId)).map(({ outcome, mishap }) => [outcome, mishap])).toEqual([['kept', 'managerCircle']]);
});
