import { z } from 'zod';
import { newId } from '#kernel/server/id.ts';
import { doWork } from '#testing/do-work.ts';
import type { TestCompany, TestServer } from '#testing/server.ts';
import type { Caller, TestAnswer } from '#testing/caller.ts';
import { comparePowerOffice, compareTripletex, compareUniMicro } from '../contract/endpoints-comparison.ts';
import { getSyncState, syncPowerOffice, syncTripletex, syncUniMicro } from '../contract/endpoints-sync.ts';
import { ComparisonState, Sync } from '../contract/entities.ts';
import type { Comparison } from '../contract/entities.ts';
import type { AccountingSystem } from '../contract/kinds.ts';
import { sealCredentials } from '../server/connections/sealed-connections.ts';
import { insertConnection, readConnections, replaceKey } from '../server/connections/store-connections.ts';

type Place = Pick<TestServer, 'services' | 'database' | 'clock'>;

/** Connects a system as its dialog does, with a key that was not tried. */
export async function connectSystem(
  { services, database, clock }: Place,
  company: TestCompany,
  system: AccountingSystem,
  key = 'a-key',
): Promise<void> {
  const { companyId, admin } = company;
  const credentials = sealCredentials(services, { companyId, system }, { key, consumerToken: null, clientId: null });
  await database.forCompany(companyId, (unit) =>
    insertConnection(unit, {
      connectionId: newId(),
      system,
      credentials,
      departmentId: null,
      departmentName: null,
      userType: 'NO_ACCESS',
      companyName: 'Fjord og Fjell AS',
      registryId: null,
      missingPrivileges: [],
      by: String(admin.companyUserId),
      now: clock.now(),
    }),
  );
}

/** Gives a connection a new key, as its dialog does once that was tried. */
export async function renewKey({ services, database, clock }: Place, { companyId }: TestCompany, system: AccountingSystem): Promise<void> {
  const credentials = sealCredentials(services, { companyId, system }, { key: 'a-new-key', consumerToken: null, clientId: null });
  await database.forCompany(companyId, async (unit) => {
    const [former] = await readConnections(unit, system);
    if (!former) throw new Error('It is not connected');
    await replaceKey(unit, { ...former, credentials }, clock.now());
  });
}

const calls = { poweroffice: comparePowerOffice, tripletex: compareTripletex } as const;

/** Asks for a comparison until it is there, like the page, and answers what the last call did; a process does its work in between. */
export async function askToCompare(
  place: Place,
  { companyId }: Pick<TestCompany, 'companyId'>,
  caller: Caller,
  { system = 'tripletex', anew = false }: { system?: AccountingSystem; anew?: boolean } = {},
): Promise<TestAnswer> {
  const ask = (again: boolean) => {
    const query = { anew: String(again) };
    if (system === 'unimicro') return caller.call(compareUniMicro, { body: { provider: system, ...query }, files: [] });
    return caller.call(calls[system], { query });
  };
  const asked = await ask(anew);
  if (asked.json['state'] !== 'running') return asked;
  await doWork(place, companyId);
  return ask(false);
}

/** A comparison with Tripletex that is done. */
export async function comparisonOf(
  place: Place,
  company: TestCompany,
  asked: { system?: AccountingSystem; anew?: boolean; as?: Caller } = {},
): Promise<Comparison> {
  const answer = await askToCompare(place, company, asked.as ?? company.admin, asked);
  const state = ComparisonState.parse(answer.json);
  if (state.state !== 'done') throw new Error('The comparison is still running');
  return state.comparison;
}

const syncs = { poweroffice: syncPowerOffice, tripletex: syncTripletex, unimicro: syncUniMicro } as const;

/** Carries out what was chosen, in one try of a process, and answers what became of it. */
export async function syncOf(
  place: Place,
  { admin, companyId }: TestCompany,
  chosen: Record<string, unknown>,
  system: AccountingSystem = 'tripletex',
): Promise<Sync> {
  const started = await admin.call(syncs[system], { body: chosen });
  if (started.status !== 200) throw new Error(`The sync was refused: ${started.codes.join()}`);
  await doWork(place, companyId);
  const { syncId } = z.object({ syncId: z.string() }).parse(started.json['sync']);
  const answer = await admin.call(getSyncState, { query: { provider: system, syncId } });
  return Sync.parse(answer.json['sync']);
}
