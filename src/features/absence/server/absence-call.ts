import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { viewerOf, type AbsenceViewer } from './policy.ts';
import { findDeciders, type Deciders } from './rules/deciders.ts';
import { readCompanyRules, type CompanyRules } from './settings/store-settings.ts';
import { readAbsences, type AbsenceRow } from './store-absence.ts';
import { readLeaders } from './store-deciders.ts';
import { lockPeople, readPeople, type LockChoice, type PersonRow } from './store-people.ts';

/** A cache of rows by id, for the duration of one transaction. */
interface RowCache<Row> {
  get: (ids: readonly string[]) => Promise<ReadonlyMap<string, Row>>;
  /** Adds rows that another statement has read. */
  keep: (rows: Iterable<readonly [string, Row]>) => void;
  /** Clears the cache after its rows were updated. */
  clear: () => void;
}

/** The absence data that a transaction reads, cached. */
export interface AbsenceReads extends Pick<CallContext, 'company' | 'today'> {
  rules: CompanyRules;
  people: RowCache<PersonRow>;
  absences: RowCache<AbsenceRow>;
  /** Who can decide for each person today (absence.43). */
  deciders: RowCache<Deciders>;
}

/** The context of an absence handler. */
export type AbsenceContext = CallContext<'absence.NotAcknowledged'>;

/** A request about absence: its context, the viewer, and the data read for it. Shared functions take this, or the part that they need. */
export type AbsenceCall<Given extends AbsenceContext = AbsenceContext> = Given & AbsenceReads & { viewer: AbsenceViewer };

interface LoadOptions {
  /** The people whose days are about to be written. They are locked before anything is read, so that the checks still hold at commit. */
  lock?: LockChoice;
  /** The viewer is used for visibility only (`viewerOf`). */
  onlySight?: boolean;
}

/** Loads what every request about absence needs; refuses until the calendar was opened for the company. */
export async function loadAbsenceCall<Given extends AbsenceContext>(
  context: Given,
  { lock, onlySight = false }: LoadOptions = {},
): Promise<AbsenceCall<Given>> {
  const { company, today } = context;
  if (lock) await lockPeople(company, lock);
  const [rules, viewer] = await Promise.all([requireOpenCalendar(context), viewerOf(context, { onlySight })]);
  return { ...context, ...absenceReads(company, rules, today), viewer };
}

/** The company's rules; refuses until the calendar was opened for it. */
export async function requireOpenCalendar({ company, fail }: Pick<AbsenceContext, 'company' | 'fail'>): Promise<CompanyRules> {
  const rules = await readCompanyRules(company);
  if (!rules.acknowledgedAt) fail('absence.NotAcknowledged');
  return rules;
}

/** The same reads without a request, for jobs. */
export function absenceReads(company: Company, rules: CompanyRules, today: string): AbsenceReads {
  return {
    company,
    rules,
    today,
    people: rowCache(async (ids) => (await readPeople(company, ids)).map((person) => [person.companyUserId, person] as const)),
    absences: rowCache(async (ids) => (await readAbsences(company, ids)).map((row) => [row.absenceId, row] as const)),
    deciders: rowCache(async (ids) => findDeciders(await readLeaders(company, ids, today), ids)),
  };
}

/** A cache that reads all missing rows in one statement. */
function rowCache<Row>(read: (ids: readonly string[]) => Promise<Iterable<readonly [string, Row]>>): RowCache<Row> {
  const rows = new Map<string, Row>();
  const keep = (found: Iterable<readonly [string, Row]>) => {
    for (const [id, row] of found) rows.set(id, row);
  };
  return {
    async get(ids) {
      const missing = [...new Set(ids)].filter((id) => !rows.has(id));
      if (missing.length > 0) keep(await read(missing));
      return rows;
    },
    keep,
    clear: () => rows.clear(),
  };
}
