import { expect, test } from 'vitest';
import { add } from '#kernel/server/registers.ts';
import { testServer } from '#testing/server.ts';
import { comparisonOf, syncOf } from '../../testing/connected-company.ts';
import { inMemoryProvider } from '../../testing/in-memory-provider.ts';
import { everybody, kari, ola, outcomesOf, syncTools } from '../../testing/sync-tools.ts';
import { standInProviders } from '../connections/providers.ts';

const tripletex = inMemoryProvider('tripletex');
const server = await testServer({}, [add(standInProviders, tripletex)]);
const { connected } = syncTools(server, tripletex);

test('what the other system leaves out is neither reported nor logged as sent', async () => {
  const company = await connected({ ...kari, department: 'Salg' }, { ...ola, department: 'Salg' });
  tripletex.add({ ...kari, department: 'Drift' });
  tripletex.leavesOut.add('department');
  const compared = await comparisonOf(server, company);
  const sync = await syncOf(server, company, everybody(compared, company));
  tripletex.leavesOut.clear();
  expect(outcomesOf(sync)).toEqual(['addThere Ola Moe added', 'level Kari Hansen unchanged']);
  expect(sync.rows.map(({ changedFields, notTransferred }) => [changedFields.includes('department'), notTransferred])).toEqual([
    [false, ['department']],
    [false, ['department']],
  ]);
});
