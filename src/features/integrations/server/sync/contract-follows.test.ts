import { expect, test } from 'vitest';
import { finishDocument } from '#features/employment/contract/endpoints-finish.ts';
import { updateDocument } from '#features/employment/contract/endpoints.ts';
import { filledDocument } from '#features/employment/testing/given.ts';
import { add } from '#kernel/server/registers.ts';
import { testServer } from '#testing/server.ts';
import { comparisonOf, syncOf } from '../../testing/connected-company.ts';
import { inMemoryProvider } from '../../testing/in-memory-provider.ts';
import { everybody, outcomesOf, ola, syncTools } from '../../testing/sync-tools.ts';
import { standInProviders } from '../connections/providers.ts';

const tripletex = inMemoryProvider('tripletex');
const server = await testServer({}, [add(standInProviders, tripletex)]);
const { connected, personOf } = syncTools(server, tripletex);

test('a last day is not moved to the first day of the contract that follows or later, but up to it', async () => {
  const company = await connected({ ...ola, lastName: 'Nordmann', startDate: '2020-01-01', endDate: '2026-11-30' });
  const { admin, ids } = company;
  const { documentId } = await filledDocument(admin, { companyUserId: ids[0] });
  await admin.call(updateDocument, { body: { documentId, baseData: { updateUser: true } } });
  expect((await admin.call(finishDocument, { body: { documentId } })).codes).toEqual([]);
  const theirs = tripletex.add({ ...ola, lastName: 'Nordmann', startDate: '2020-01-01' });
  const synced = async (endDate: string) => {
    theirs.fields = { ...theirs.fields, endDate };
    const compared = await comparisonOf(server, company, { anew: true });
    const outcomes = outcomesOf(await syncOf(server, company, { ...everybody(compared, company), useSamspillData: false }));
    return [...outcomes, (await personOf(company, ids[0]))['endDate']];
  };
  expect(await synced('2027-01-04')).toEqual(['level Ola Nordmann skipped contractFollows', '2026-11-30']);
  expect(await synced('2027-01-03')).toEqual(['level Ola Nordmann updated', '2027-01-03']);
});
