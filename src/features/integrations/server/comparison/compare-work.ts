import { lockReportingLines } from '#features/people/server/public.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { RunningWork, WorkKind } from '#kernel/server/work/work-kind.ts';
import { comparisonKind, maxCompared, maxComparedBytes } from '../../contract/kinds.ts';
import { ProviderRefusal, type ExternalPerson } from '../accounting/provider.ts';
import { noteFailure, noteSuccess } from '../connections/note-tries.ts';
import { openConnection, type OpenConnection } from '../connections/open-connection.ts';
import { comparePeople, type ComparedPeople } from '../rules/compare-people.ts';
import { keptOf, marksOf, sealComparison } from './stored-comparison.ts';
import { readPeopleHere } from './people-here.ts';
import { readApart } from './store-apart.ts';
import { deleteLinks, insertLinks, readLinks, type PersonLink } from './store-links.ts';
import { readPeopleIds } from './store-people-here.ts';
import { readComparison, writeContent, writeFailed } from './store-comparison.ts';
import { compareCodeOf, plainReasonOf, wordsOf, type CompareCode } from './refusal-codes.ts';

/** Fetches everybody of a system and compares them with everybody here (integrations.40). One at a time for a connection. */
export const compareWork: WorkKind = {
  name: comparisonKind,
  recordKind: comparisonKind,
  path: (_comparisonId, system) => `/integrations?view=users&provider=${system}`,
  isAskedAnew: true,
  expireInSeconds: 3600,
  // It waits for the other system most of the time.
  atOnce: 4,
  run: runComparison,
  failed: (_services, company, { recordId }) => writeFailed(company, recordId, { reason: 'integrations.CouldNotFetchExternalUsers' }),
};

/** Nothing is fetched inside a transaction: one reads what is needed, one keeps what was found. */
async function runComparison(services: Services, work: RunningWork): Promise<void> {
  const inCompany = <T>(part: (company: Company) => Promise<T>) => services.database.forCompany(work.companyId, part);
  const comparison = await inCompany((company) => readComparison(company, work.recordId));
  const connection = comparison && (await inCompany((company) => openConnection({ company, services }, comparison.system)));
  if (!connection) return endFailed(services, work, { reason: 'integrations.CompanyConnectionNotFound' });
  try {
    const there = await fetchPeople(connection, (percent) => inCompany((company) => work.report(company, percent)));
    await inCompany((company) => noteSuccess({ company, services, connection }));
    await compareWith(services, work, { connection, there });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    await inCompany((company) => noteFailure({ company, services, connection }, error.kind));
    await endFailed(services, work, { reason: compareCodeOf(error.kind), words: wordsOf(error) });
  }
}

/** Everybody in the other system, each once; refused where they are more than can be compared (integrations.26). */
export async function fetchPeople(
  { provider, credentials }: Pick<OpenConnection, 'provider' | 'credentials'>,
  report: (percent: number) => Promise<void>,
): Promise<ExternalPerson[]> {
  const people = new Map<string, ExternalPerson>();
  let pages = 0;
  let bytes = 0;
  for await (const page of provider.list(credentials)) {
    for (const person of page) people.set(person.externalId, person);
    bytes += Buffer.byteLength(JSON.stringify(page));
    // Both systems’ people stand in memory at once while they are compared.
    if (people.size > maxCompared || bytes > maxComparedBytes) throw new ProviderRefusal('tooMany', `More than ${maxCompared} people.`);
    pages += 1;
    // How many there are is not known before the last page.
    await report(Math.round(90 * (1 - 0.7 ** pages)));
  }
  return [...people.values()];
}

interface Fetched {
  connection: OpenConnection;
  there: readonly ExternalPerson[];
}

async function compareWith(services: Services, work: RunningWork, { connection, there }: Fetched): Promise<void> {
  const { database, secrets, clock } = services;
  const { companyId, recordId: comparisonId } = work;
  const { compared, here, links } = await compareNow(services, companyId, { connection, there });
  const marks = await marksOf(secrets, there);
  const ended = await findEnded(connection, { links, there });
  await database.forCompany(companyId, async (company) => {
    // Who is erased takes this lock too, so nobody is kept who was erased meanwhile.
    await lockReportingLines(company);
    const left = withoutErased(compared, new Set(await readPeopleIds(company)));
    const now = clock.now();
    const content = sealComparison(secrets, keptOf(left, { here, marks }), { companyId, comparisonId });
    if (await writeContent(company, { comparisonId, content, now })) {
      await deleteLinks(company, connection.system, ended);
      await insertLinks(company, connection.system, { links: left.both, now });
    }
    await work.end(company);
  });
}

/**
 * Links to people who are not there any more, so that those here can be added again or be found as somebody else. Whoever is missing in the list is
 * asked for by their id first: a system may leave somebody out of it, and a sync may have added somebody since it was read.
 */
async function findEnded(
  { provider, credentials }: OpenConnection,
  { links, there }: { links: ReadonlyMap<string, string>; there: readonly ExternalPerson[] },
): Promise<PersonLink[]> {
  const listed = new Set(there.map(({ externalId }) => externalId));
  const missing = [...links].flatMap(([externalId, companyUserId]) => (listed.has(externalId) ? [] : [{ companyUserId, externalId }]));
  if (missing.length === 0) return [];
  const read = await provider.read(
    credentials,
    missing.map(({ externalId }) => externalId),
  );
  const found = new Set(read.map(({ externalId }) => externalId));
  return missing.filter(({ externalId }) => !found.has(externalId));
}

/** Compares what was fetched with everybody here as they are now. */
export async function compareNow(services: Services, companyId: number, { connection, there }: Fetched) {
  const { database, clock, config } = services;
  const { here, links, apart } = await database.forCompany(companyId, async (company) => ({
    here: await readPeopleHere({ company, services }),
    links: await readLinks(company, connection.system),
    apart: await readApart(company, connection.system),
  }));
  const { reads, writes, hasOneName = false } = connection.provider;
  const today = dayIn('Europe/Oslo', clock.now());
  const by = { reads, writes, hasOneName, links, apart, today, allowSynthetic: !config.production };
  return { compared: await comparePeople(here, there, by), here, links };
}

function withoutErased({ onlyExternal, onlySamspill, both }: ComparedPeople, ids: ReadonlySet<string>): ComparedPeople {
  const isHere = ({ companyUserId }: { companyUserId: string }) => ids.has(companyUserId);
  return {
    onlyExternal: onlyExternal.map((person) => ({ ...person, candidates: person.candidates.filter(isHere) })),
    onlySamspill: onlySamspill.filter(isHere),
    both: both.filter(isHere),
  };
}

function endFailed({ database }: Services, work: RunningWork, why: { reason: CompareCode; words?: string }): Promise<void> {
  return database.forCompany(work.companyId, async (company) => {
    await writeFailed(company, work.recordId, why);
    await work.fail(company, plainReasonOf(why.reason));
  });
}
