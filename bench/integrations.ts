import { setImmediate as othersTurn, setTimeout as pause } from 'node:timers/promises';
import { ComparisonState, Sync } from '#features/integrations/contract/entities.ts';
import { comparedFields } from '#features/integrations/contract/kinds.ts';
import type { ExternalFields, ExternalPerson } from '#features/integrations/server/accounting/provider.ts';
import { comparePeople } from '#features/integrations/server/rules/compare-people.ts';
import type { PersonHere } from '#features/integrations/server/rules/compared-person.ts';
import { readConnections } from '#features/integrations/server/connections/store-connections.ts';
import { countSlackJobs } from '#features/integrations/server/slack/store-slack-jobs.ts';
import { readNewestSyncs } from '#features/integrations/server/sync/store-sync.ts';
import { fictionalStaff, type ListPerson } from '#features/people/testing/staff-list.ts';
import { importStaff } from './import-staff.ts';
import { statementsOf } from './kept-statements.ts';
import { withOneProduct } from './one-product.ts';
import { analyze } from './pgbench.ts';
import { runCommand, type Server } from './product.ts';
import { sideBySide, timed } from './side-by-side.ts';

const count = 10_000;
const goals = { milliseconds: 400, megabytes: 150, longestBlock: 50 };

/** A person as both systems may have them; every tenth differs there in three fields. */
function fieldsOf(person: ListPerson, differs: boolean): ExternalFields {
  const { number, firstName, lastName, email, phone, birthday, street, postalCode, city, startDate } = person;
  return {
    firstName,
    lastName,
    emailAddress: email ?? null,
    mobilePhoneNumber: `+47${phone.replaceAll(' ', '')}`,
    birthday,
    streetAddress: street,
    postalCode,
    city: differs ? 'Moss' : city,
    country: 'NO',
    employeeNumber: String(number + 1),
    startDate,
    endDate: null,
    position: differs ? 'Leder' : person.position,
    department: person.department,
    socialSecurityNumber: person.nationalNumber,
    salaryAccountNumber: differs ? '86011117948' : person.account,
  };
}

const staff = fictionalStaff(count + 100);
const reads = new Set(comparedFields);
const here = staff.slice(0, count).map((person): PersonHere => {
  return { companyUserId: `person-${person.number}`, version: 1, isProposed: true, isDeactivated: false, fields: fieldsOf(person, false) };
});
// Half have another e-mail there, the others no number, so that all signs are needed; the last hundred are only there.
const there = staff.slice(100).map((person): ExternalPerson => {
  const { number } = person;
  const other = number % 2 === 0 ? { emailAddress: `other${number}@firma.no` } : { employeeNumber: null };
  const fields = { ...fieldsOf(person, number % 10 === 0), ...other };
  return { externalId: String(number), version: '1', ownId: null, isActive: true, unreadable: [], fields };
});
const by = { reads, writes: reads, links: new Map<string, string>(), apart: new Set<string>(), today: '2026-11-26', allowSynthetic: true };

/** Watches for how long the others have to wait for their turn, in milliseconds of this thread's processor: a busy machine adds its own to the clock's. */
function watchTurns(): { end: () => Promise<number> } {
  let [longest, isOver] = [0, false];
  const now = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let last = now();
  const turn = (): void => {
    longest = Math.max(longest, now() - last);
    last = now();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  return {
    end: async () => {
      // A block at the end is seen one turn later.
      await othersTurn();
      isOver = true;
      return longest;
    },
  };
}

/** `node --expose-gc bench/integrations.ts`: the comparison of 10,000 people with 10,000, from what was read to what is shown. */
async function measureComparison(): Promise<void> {
  await comparePeople(here, there, by);
  const [times, busy]: [number[], number[]] = [[], []];
  let [megabytes, block] = [0, 0];
  for (let time = 0; time < 7; time += 1) {
    globalThis.gc?.();
    // Cleaning up is the bench's own block, which would be counted for the one after it.
    await pause(20);
    const turns = watchTurns();
    const before = process.memoryUsage().heapUsed;
    const [began, cpu] = [performance.now(), process.cpuUsage()];
    const { both, onlyExternal, onlySamspill } = await comparePeople(here, there, by);
    times.push(performance.now() - began);
    block = Math.max(block, await turns.end());
    const { user, system } = process.cpuUsage(cpu);
    busy.push((user + system) / 1000);
    megabytes = Math.max(megabytes, (process.memoryUsage().heapUsed - before) / 2 ** 20);
    if (both.length !== count - 100 || onlyExternal.length !== 100 || onlySamspill.length !== 100)
      throw new Error('Somebody was not found');
  }
  const [median, work] = [times, busy].map((each) => Math.round(each.toSorted((a, b) => a - b)[3] ?? 0));
  console.log(
    `${count} × ${count} people compared: ${median} ms median (goal: ${goals.milliseconds}) with ${work} ms of processors, ${Math.round(megabytes)} MB (goal: ${goals.megabytes})`,
  );
  console.log(`The longest time without a turn for others: ${Math.round(block)} ms of processors (goal: ${goals.longestBlock})`);
}

/** The connections beside a bare route that sends the same statements, and other calls while two companies sync beside the same calls alone. */
async function measureConnections(product: Server, dataDir: string, key: string): Promise<void> {
  await analyze(dataDir);
  const headers = { authorization: `Bearer ${key}`, 'x-account': '1' };
  const statements = await statementsOf(1, async (company) => {
    await readConnections(company);
    await readNewestSyncs(company);
    await countSlackJobs(company);
  });
  await sideBySide(product, dataDir, [{ name: 'Connections', target: { path: '/api/integrations/get-all', headers }, statements }]);
  await measureSyncs(product, [headers, { authorization: `Bearer ${keyOf(dataDir, 2)}`, 'x-account': '2' }]);
}

const keyOf = (dataDir: string, company: number): string =>
  runCommand(dataDir, 'api-key', '--email', 'hradmin@example.no', '--company', String(company)).split('\n')[0] ?? '';

const synced = 1500;
const others = ['/api/users/current-user', '/api/integrations/get-all', '/api/companyusers/get-companyusers-filter'];
type Headers = Record<string, string>;

/** Other calls alone, and while two companies sync with what stands for Tripletex in a demo. */
async function measureSyncs(product: Server, companies: readonly [Headers, Headers]): Promise<void> {
  const [headers] = companies;
  for (const company of companies) await importStaff(product.address, company, synced);
  const alone = await timesOf(product, headers, () => false);
  let running = companies.length;
  const syncs = companies.map(async (company) => {
    const people = await syncEverybody(product, company);
    running -= 1;
    return people;
  });
  const beside = await timesOf(product, headers, () => running === companies.length);
  const counts = await Promise.all(syncs);
  const words = (times: readonly number[]) => {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN);
    return `${at(0.5)} ms median, ${at(0.95)} ms p95, ${at(1)} ms at most of ${sorted.length}`;
  };
  console.log(`\nOther calls alone: ${words(alone)}; while ${counts.join(' and ')} people are synced: ${words(beside)} (goal: 300 ms)`);
}

/** The times of calls one after the other, 60 at least and as long as something goes on. */
async function timesOf({ address }: Server, headers: Headers, goesOn: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (times.length < 60 || goesOn()) {
    const path = others[times.length % others.length] ?? '';
    times.push(await timed(async () => (await fetch(address + path, { headers })).arrayBuffer()));
  }
  return times;
}

/** Connects a company, compares and syncs everybody in both; answers how many. */
async function syncEverybody({ address }: Server, headers: Headers): Promise<number> {
  const ask = async (path: string, body?: object): Promise<Record<string, unknown>> => {
    const json = { ...headers, 'content-type': 'application/json' };
    const answer = await fetch(
      `${address}/api/integrations/${path}`,
      body ? { method: 'POST', headers: json, body: JSON.stringify(body) } : { headers },
    );
    // The answers of these calls are objects.
    return (await answer.json()) as Record<string, unknown>;
  };
  await ask('tripletex/create-connection', { employeeToken: 'any' });
  let compared = await ask('tripletex/get-comparison');
  for (; compared['state'] === 'running'; compared = await ask('tripletex/get-comparison')) await pause(100);
  const state = ComparisonState.parse(compared);
  if (state.state !== 'done') throw new Error('The comparison is still running');
  const { comparisonId, both } = state.comparison;
  const crossSyncCompanyUserIds = both.map(({ companyUserId }) => companyUserId);
  let answer = await ask('tripletex/sync-employees', { comparisonId, crossSyncCompanyUserIds, useTripletexData: true });
  for (; Sync.parse(answer['sync']).state === 'running'; answer = await ask('sync-state?provider=tripletex')) await pause(200);
  return both.length;
}

await measureComparison();
// Something stands for Tripletex in a demo.
process.env['DEMO'] = '1';
await withOneProduct(measureConnections);
