import { expect, test } from 'vitest';
import { deactivateCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { add } from '#kernel/server/registers.ts';
import { testServer } from '#testing/server.ts';
import { comparisonOf, syncOf } from '../../testing/connected-company.ts';
import { inMemoryProvider } from '../../testing/in-memory-provider.ts';
import { everybody, outcomesOf, kari, ola, syncTools } from '../../testing/sync-tools.ts';
import { standInProviders } from '../connections/providers.ts';

const tripletex = inMemoryProvider('tripletex');
const server = await testServer({}, [add(standInProviders, tripletex)]);
const { connected, personOf } = syncTools(server, tripletex);

test('a deactivated profile is left alone on both sides and named, also one that was deactivated since', async () => {
  const company = await connected({ ...kari, department: 'Salg', state: 'inactive' }, { ...ola, department: 'Salg' });
  const theirs = [tripletex.add({ ...kari, department: 'Drift' }), tripletex.add({ ...ola, department: 'Drift' })];
  const compared = await comparisonOf(server, company);
  expect(Object.fromEntries(compared.both.map(({ fullName, isDeactivated }) => [fullName, isDeactivated]))).toEqual({
    'Kari Hansen': true,
    'Ola Moe': false,
  });
  await company.admin.call(deactivateCompanyUser, { body: { companyUserId: company.ids[1] } });
  const sync = await syncOf(server, company, { ...everybody(compared, company), useSamspillData: false });
  expect(outcomesOf(sync).toSorted()).toEqual(['level Kari Hansen skipped deactivated', 'level Ola Moe skipped deactivated']);
  expect(theirs.map(({ fields }) => fields.department)).toEqual(['Drift', 'Drift']);
  for (const id of company.ids) expect(await personOf(company, id)).toMatchObject({ department: 'Salg' });
});
