import { expect, test } from 'vitest';
import * as endpoints from '../../contract/endpoints-import.ts';
import { testServer } from '#testing/server.ts';
import { importTools } from '../../testing/import-tools.ts';

const server = await testServer();
const { validate, carryOut } = importTools(server);

test('an unfinished import is found again by whoever began it, until a newer one is carried out', async () => {
  const company = await server.newCompany();
  const importsOf = async ({ admin }: Pick<typeof company, 'admin'>) => {
    const { json } = await admin.call(endpoints.getImports);
    return (json['imports'] as { id: string; state: string }[]).map(({ id, state }) => [id, state]);
  };
  await validate(company, 'Navn;E-post\nOla Moe;ola@firma.no\n');
  const { planId } = await validate(company, 'Navn;E-post\nKari Hansen;kari@firma.no\n');
  expect(await importsOf(company)).toEqual([[planId, 'planned']]);
  expect(await importsOf({ admin: await company.person('hradmin') })).toEqual([]);
  await carryOut(company, planId);
  expect(await importsOf(company)).toEqual([[planId, 'done']]);
});
