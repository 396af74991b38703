import { expect, test } from 'vitest';
import { add } from '#kernel/server/registers.ts';
import { doWork } from '#testing/do-work.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { syncTripletex } from '../../contract/endpoints-sync.ts';
import { Sync } from '../../contract/entities.ts';
import type { RefusalKind } from '../accounting/provider.ts';
import { comparisonOf } from '../../testing/connected-company.ts';
import { failing, inMemoryProvider } from '../../testing/in-memory-provider.ts';
import { everybody, outcomesOf, kari, ola, syncTools } from '../../testing/sync-tools.ts';
import { standInProviders } from '../connections/providers.ts';

const tripletex = inMemoryProvider('tripletex');
const server = await testServer({}, [add(standInProviders, tripletex)]);
const { clock } = server;
const { connected } = syncTools(server, tripletex);

/** Does the work of a company as soon as a call waits for it, as another process would. */
function workWhileWaiting({ companyId }: TestCompany): void {
  const { pause } = clock;
  clock.pause = async (milliseconds) => {
    clock.pause = pause;
    await doWork(server, companyId);
    await pause(milliseconds);
  };
}

const inPart = { status: 207, codes: ['integrations.SyncedInPart'] };

test.each<[string, RefusalKind | undefined, { status: number; codes: string[]; state: Sync['state']; fates: string[] }]>([
  ['everybody', undefined, { status: 200, codes: [], state: 'done', fates: ['addThere Kari Hansen added', 'addThere Ola Moe added'] }],
  ['some', 'invalid', { ...inPart, state: 'partly', fates: ['addThere Kari Hansen failed refused', 'addThere Ola Moe added'] }],
  [
    'nobody yet, as the key is refused',
    'invalidKey',
    { ...inPart, state: 'failed', fates: ['addThere Kari Hansen waiting', 'addThere Ola Moe waiting'] },
  ],
])('the call that waited for a sync of %s answers what became of each', async (_who, kind, expected) => {
  const company = await connected(kari, ola);
  const chosen = everybody(await comparisonOf(server, company), company);
  if (kind !== undefined) tripletex.fault = failing(kind, { on: ['create'], times: kind === 'invalid' ? 1 : Infinity });
  workWhileWaiting(company);
  const { status, codes, json } = await company.admin.call(syncTripletex, { body: chosen });
  const sync = Sync.parse(json['sync']);
  expect({ status, codes, state: sync.state, fates: outcomesOf(sync) }).toEqual(expected);
});
