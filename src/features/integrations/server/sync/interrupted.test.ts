import { expect, test, vi } from 'vitest';
import { deleteCompanyUser } from '#features/people/contract/endpoints-life.ts';
import { add } from '#kernel/server/registers.ts';
import { readWork } from '#kernel/server/work/store-work.ts';
import { runWork } from '#kernel/server/work/run-work.ts';
import { testServer, type TestCompany } from '#testing/server.ts';
import { getSyncState, syncTripletex } from '../../contract/endpoints-sync.ts';
import { Sync } from '../../contract/entities.ts';
import { comparedFields, type ComparedField } from '../../contract/kinds.ts';
import type { ExternalPerson } from '../accounting/provider.ts';
import { ProviderRefusal } from '../accounting/provider.ts';
import { readPeopleHere } from '../comparison/people-here.ts';
import { comparisonOf } from '../../testing/connected-company.ts';
import { inMemoryProvider } from '../../testing/in-memory-provider.ts';
import { everybody, kari, ola, syncTools } from '../../testing/sync-tools.ts';
import { standInProviders } from '../connections/providers.ts';
import { normalForm } from '../rules/normal-form.ts';
import { resumeSyncs } from './resume-syncs.ts';
import { readRows } from './store-rows.ts';
import { lockSync, readNewestSyncs } from './store-sync.ts';
import { syncWork } from './sync-work.ts';

const tripletex = inMemoryProvider('tripletex');
const server = await testServer({}, [add(standInProviders, tripletex)]);
const { clock, database, services } = server;
const { connected } = syncTools(server, tripletex);

/** The process has gone: nothing that it would have done after this is done. */
class Killed extends Error {
  override name = 'Killed';
}

/** The product, killed at its so manieth step: a transaction before or after its commit, or a question before or after it was answered. */
function killedAt(step: number) {
  let steps = 0;
  const tick = (): void => {
    steps += 1;
    if (steps >= step) throw new Killed();
  };
  const forCompany: typeof database.forCompany = async (companyId, work, options) => {
    tick();
    const done = await database.forCompany(companyId, work, options);
    tick();
    return done;
  };
  tripletex.fault = tick;
  return { killed: { ...services, database: { ...database, forCompany } }, steps: () => steps };
}

const anna = { firstName: 'Anna', lastName: 'Lie', employeeNumber: '21', emailAddress: 'anna@firma.no', city: 'Moss' };
const per = { firstName: 'Per', lastName: 'Dal', emailAddress: 'per@firma.no' };

/** Two to level, one to add here, one to add there; started and not begun. */
async function started(): Promise<TestCompany> {
  const company = await connected(
    { ...kari, department: 'Salg', address: { city: 'Oslo' } },
    { ...ola, department: 'Salg' },
    { ...per, socialSecurityNumber: '01819012365' },
  );
  tripletex.add({ ...kari, department: 'Drift', mobilePhoneNumber: '+4791234567' });
  tripletex.add({ ...ola, department: 'Salg', birthday: '1990-02-03' });
  tripletex.add(anna);
  const compared = await comparisonOf(server, company);
  const answer = await company.admin.call(syncTripletex, { body: everybody(compared, company) });
  expect(answer.codes).toEqual([]);
  return company;
}

async function runOnce(by: typeof services, { companyId }: TestCompany): Promise<void> {
  const rows = await database.forCompany(companyId, (company) => readWork(company, 10));
  const work = rows.find(({ kind }) => kind === syncWork.name);
  if (work) await runWork(by, syncWork, { companyId, workId: work.workId, recordId: work.recordId });
}

const valuesOf = (fields: ExternalPerson['fields']): Partial<Record<ComparedField, string>> =>
  Object.fromEntries(comparedFields.map((field) => [field, normalForm(field, fields[field])]).filter(([, value]) => value !== ''));

/** Both systems, without what differs between runs. */
async function both({ companyId, admin }: TestCompany) {
  return database.forCompany(companyId, async (company) => {
    const here = (await readPeopleHere({ company, services })).filter(({ companyUserId }) => companyUserId !== admin.companyUserId);
    const [sync] = await readNewestSyncs(company);
    const rows = sync ? await readRows(company, sync.syncId) : [];
    return {
      here: here.map(({ fields }) => valuesOf(fields)).toSorted((a, b) => String(a.lastName).localeCompare(String(b.lastName))),
      there: tripletex.people
        .map(({ fields }) => valuesOf(fields))
        .toSorted((a, b) => String(a.lastName).localeCompare(String(b.lastName))),
      state: sync?.state,
      fates: rows.map(({ fate }) => fate),
    };
  });
}

const whole = await (async () => {
  const company = await started();
  await runOnce(services, company);
  return both(company);
})();

// Every step of the whole sync, and one after its end.
const steps = await (async () => {
  const company = await started();
  const { killed, steps: count } = killedAt(Infinity);
  await runOnce(killed, company);
  return count();
})();
test('undisturbed, both systems have the same people', () => {
  expect(whole).toMatchObject({ state: 'done', fates: ['added', 'added', 'updated', 'updated'] });
  expect(steps).toBeGreaterThan(30);
  expect(whole.here.map(({ firstName }) => firstName)).toEqual(whole.there.map(({ firstName }) => firstName));
});

const every = Array.from({ length: steps + 1 }, (_unused, index) => index + 1);

test.each(every)('killed at step %d, another process goes on and nobody is anywhere twice', async (step) => {
  const company = await started();
  await runOnce(killedAt(step).killed, company).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error;
  });
  tripletex.fault = () => undefined;
  clock.advance(151_000);
  await runOnce(services, company);
  expect(await both(company)).toEqual(whole);
});

test('a try whose question stays open for long is not taken over, and nobody is sent twice', async () => {
  const company = await started();
  tripletex.asked.create = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let others = 0;
  tripletex.fault = async (asked, moment) => {
    if (asked !== 'create' || moment !== 'before' || others > 0) return;
    for (; others < 10; others += 1) {
      clock.advance(31_000);
      vi.advanceTimersByTime(31_000);
      const seenAt = clock.now();
      await vi.waitFor(async () => expect(await seenSince(company, seenAt)).toBe(true));
      await runOnce(services, company);
    }
  };
  await runOnce(services, company);
  vi.useRealTimers();
  expect([others, tripletex.asked.create]).toEqual([10, 1]);
  expect(await both(company)).toEqual(whole);
});

/** Whether the try of a sync has said since then that it is alive. */
function seenSince({ companyId }: TestCompany, moment: Date): Promise<boolean> {
  return database.forCompany(companyId, async (company) => {
    const [sync] = await readNewestSyncs(company);
    const held = await lockSync(company, sync?.syncId ?? '');
    return (held?.runnerSeenAt ?? new Date(0)) >= moment;
  });
}

/** A small generator of the same numbers for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

test.each([1, 2, 3, 4, 5, 6])(
  'whatever fails on the way, nobody is anywhere twice and nothing of ours is emptied: seed %d',
  async (seed) => {
    const company = await started();
    const next = random(seed * 7919);
    const kinds = ['limited', 'unavailable', 'uncertain', 'limited', 'killed'] as const;
    for (let tries = 0; tries < 12; tries += 1) {
      tripletex.fault = () => {
        if (next() > 0.35) return;
        const kind = kinds[Math.floor(next() * kinds.length)] ?? 'limited';
        if (kind === 'killed') throw new Killed();
        throw new ProviderRefusal(kind, 'Tjenesten svarte ikke');
      };
      await runOnce(services, company).catch((error: unknown) => {
        if (!(error instanceof Killed)) throw error;
      });
      clock.advance(151_000);
    }
    tripletex.fault = () => undefined;
    await database.forCompany(company.companyId, (unit) => resumeSyncs(unit, services));
    await runOnce(services, company);
    const after = await both(company);
    const once = (people: typeof after.here) => expect(new Set(people.map(({ emailAddress }) => emailAddress)).size).toBe(people.length);
    once(after.here);
    once(after.there);
    for (const person of whole.here) {
      const now = after.here.find(({ emailAddress }) => emailAddress === person.emailAddress);
      if (person.emailAddress === anna.emailAddress && !now) continue;
      expect(Object.keys(now ?? {}).length).toBeGreaterThan(2);
    }
    expect(after.fates.filter((fate) => fate === 'waiting')).toEqual([]);
  },
);

test('who is erased while a sync is on its way to them leaves no name in it', async () => {
  const company = await connected({ ...per, state: 'inactive' as const, address: { city: 'Oslo' } });
  tripletex.add({ ...per, city: 'Moss' });
  const compared = await comparisonOf(server, company);
  const [id = ''] = company.ids;
  await company.admin.call(syncTripletex, { body: everybody(compared, company) });
  tripletex.fault = async (_asked, moment) => {
    if (moment === 'after') await company.admin.call(deleteCompanyUser, { body: { companyUserId: id } });
  };
  await runOnce(services, company);
  const [sync] = await database.forCompany(company.companyId, (unit) => readNewestSyncs(unit));
  const answer = await company.admin.call(getSyncState, { query: { provider: 'tripletex', syncId: sync?.syncId } });
  expect(Sync.parse(answer.json['sync']).rows).toMatchObject([{ fullName: '', companyUserId: null, fate: 'skipped', reason: 'gone' }]);
});
