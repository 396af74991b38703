import { limitsOf } from '#features/billing/server/public.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import { requireCompanyRate } from '#kernel/server/rate-limit.ts';
import type { PrepareContext } from '#kernel/server/serve.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import { startWork } from '#kernel/server/work/start-work.ts';
import { readUnfinishedRecord } from '#kernel/server/work/store-work.ts';
import type { comparePowerOffice, compareTripletex, compareUniMicro } from '../../contract/endpoints-comparison.ts';
import type { Comparison, ComparisonState } from '../../contract/entities.ts';
import { comparisonRetentionHours, maxCompared, maxComparedBytes, type AccountingSystem } from '../../contract/kinds.ts';
import { isHidden } from '../rules/judge-value.ts';
import type { ComparedPeople } from '../rules/compare-people.ts';
import { requireConnected, requireConnection } from '../connections/open-connection.ts';
import { mayIntegrate } from '../policy.ts';
import { untilEnded } from '../until-ended.ts';
import { compareWork } from './compare-work.ts';
import { openComparison } from './stored-comparison.ts';
import type { CompareCode } from './refusal-codes.ts';
import {
  deleteFailed,
  insertComparison,
  readComparison,
  readContent,
  readNewestComparison,
  type ComparisonRow,
} from './store-comparison.ts';

const hour = 3_600_000;
/** Somebody who fetches again after each correction, not somebody who keeps another system busy. */
const comparisonsInAnHour = 30;

/** What the call waited for, or found. */
type Found = { comparisonId: string; percent: number | null } | { refusal: CompareCode; words: string | null };

// The newest comparison with a system, or a new one, for which the call waits some seconds outside any transaction (integrations.40).
export const compareWithPowerOffice = twoStepHandler<typeof comparePowerOffice, Found>(
  (before, { query }) => findOrStart(before, { system: 'poweroffice', anew: query.anew ?? false }),
  answerFound,
);
export const compareWithTripletex = twoStepHandler<typeof compareTripletex, Found>(
  (before, { query }) => findOrStart(before, { system: 'tripletex', anew: query.anew ?? false }),
  answerFound,
);
export const compareWithUniMicro = twoStepHandler<typeof compareUniMicro, Found>(
  (before, { body }) => findOrStart(before, { system: 'unimicro', anew: body.anew ?? false }),
  answerFound,
);

type PrepareCompare = Pick<PrepareContext<typeof compareUniMicro>, 'services' | 'actor' | 'call' | 'now' | 'fail'>;

async function findOrStart(
  { services, actor, call, now, fail }: PrepareCompare,
  wanted: { system: AccountingSystem; anew: boolean },
): Promise<Found> {
  const companyId = call.companyId ?? fail('common.NotFound');
  const { database } = services;
  const { member } = actor;
  if (wanted.anew) requireStart(member, fail);
  const { comparisonId, state } = await database.forCompany(companyId, async (company) => {
    await requireConnected(company, wanted.system, fail);
    const stored = wanted.anew ? undefined : await readStored(company, wanted.system, now);
    if (stored) return stored;
    if (!mayStart(member)) fail('integrations.ComparisonNotFound', 404);
    await requireConnection({ company, services, fail }, wanted.system);
    return startComparison(company, services, { system: wanted.system, askedBy: member.companyUserId, now });
  });
  const percent = state === 'running' ? await untilEnded(services, { companyId, recordId: comparisonId }) : null;
  if (percent !== null) return { comparisonId, percent };
  return database.forCompany(companyId, async (company) => {
    const ended = await readComparison(company, comparisonId);
    if (ended?.state === 'done') return { comparisonId, percent: null };
    // Said once: whoever asks again has it fetched again. It stays for them when somebody sees it who only looks.
    if (mayStart(member)) await deleteFailed(company, comparisonId);
    // The work writes no other reasons.
    return { refusal: (ended?.reason ?? 'integrations.CouldNotFetchExternalUsers') as CompareCode, words: ended?.words ?? null };
  });
}

type Answering = Pick<CallContext<CompareCode>, 'company' | 'services' | 'actor' | 'fail'>;

async function answerFound(context: Answering & { prepared: Found }): Promise<ComparisonState> {
  const { prepared, fail } = context;
  if ('refusal' in prepared) return fail(prepared.refusal, undefined, { details: detailsOf(prepared) });
  return prepared.percent === null ? answerDone(context, prepared.comparisonId) : { state: 'running', percent: prepared.percent };
}

function detailsOf({ refusal, words }: Extract<Found, { refusal: unknown }>): Record<string, unknown> {
  if (refusal === 'integrations.TooManyPeople') return { people: maxCompared, megabytes: maxComparedBytes / 1024 / 1024 };
  return words === null ? {} : { words };
}

async function readStored(company: Company, system: AccountingSystem, now: Date): Promise<ComparisonRow | undefined> {
  return readNewestComparison(company, system, new Date(now.getTime() - comparisonRetentionHours * hour));
}

/** Fetching everybody is a change there and here, so whoever only looks, at what is theirs or as somebody else, has the newest one (integrations.40). */
function mayStart(member: Membership): boolean {
  return mayIntegrate(member) && !member.viewedBy && !member.companyEndsAt;
}

function requireStart(member: Membership, fail: PrepareCompare['fail']): void {
  if (!mayIntegrate(member)) fail('common.Forbidden');
  if (member.viewedBy) fail('common.ReadOnly');
  if (member.companyEndsAt) fail('common.CompanyEnding');
}

/** Starts a comparison, or joins one that is under way. */
async function startComparison(
  company: Company,
  services: Pick<CallContext['services'], 'clock' | 'jobs' | 'secrets'>,
  { system, askedBy, now }: { system: AccountingSystem; askedBy: string | null; now: Date },
): Promise<Pick<ComparisonRow, 'comparisonId' | 'state'>> {
  const underWay = await readUnfinishedRecord(company, compareWork.name, system);
  if (underWay === undefined)
    await requireCompanyRate(company, services, { key: `compare|${system}`, limit: comparisonsInAnHour, windowSeconds: 3600 });
  const comparisonId = newId();
  const isNew = await startWork(company, services.jobs, {
    kind: compareWork,
    recordId: comparisonId,
    key: system,
    startedBy: askedBy,
    now,
  });
  if (isNew) await insertComparison(company, { comparisonId, system, askedBy, now });
  const running = isNew ? comparisonId : await readUnfinishedRecord(company, compareWork.name, system);
  return { comparisonId: running ?? comparisonId, state: 'running' };
}

async function answerDone({ company, services, actor, fail }: Answering, comparisonId: string): Promise<ComparisonState> {
  const row = await readComparison(company, comparisonId);
  const content = await readContent(company, comparisonId);
  if (!row?.fetchedAt || content === undefined) return fail('integrations.CouldNotFetchExternalUsers');
  const { people } = openComparison(services.secrets, content, { companyId: company.id, comparisonId });
  const users = (await limitsOf({ company, services }, ['userLimit'])).get('userLimit');
  const comparison: Comparison = {
    comparisonId,
    provider: row.system,
    fetchedAt: row.fetchedAt.toISOString(),
    ...shownTo(actor.member, people),
    roomForUsers: users?.limit === null || users === undefined ? null : Math.max(0, users.limit - users.used),
  };
  return { state: 'done', comparison };
}

/** Whoever only looks is not told how hidden numbers differ (integrations.7). */
function shownTo({ levels }: Membership, people: ComparedPeople): ComparedPeople {
  if (mayIntegrate({ levels })) return people;
  const without = <Person extends { invalidNumbers: unknown[] }>(person: Person) => ({ ...person, invalidNumbers: [] });
  return {
    onlyExternal: people.onlyExternal.map(without),
    onlySamspill: people.onlySamspill.map(without),
    both: people.both.map((person) => ({ ...without(person), differences: person.differences.filter(({ field }) => !isHidden(field)) })),
  };
}
