import { forEachYielding } from '#kernel/server/for-each-yielding.ts';
import type { SealedTable } from '#kernel/server/sealed-tables.ts';
import type { Secrets } from '#kernel/server/secrets.ts';
import { comparedFields } from '../../contract/kinds.ts';
import type { ExternalPerson } from '../accounting/provider.ts';
import type { PersonHere } from '../rules/compared-person.ts';
import type { ComparedPeople } from '../rules/compare-people.ts';
import { normalForm } from '../rules/normal-form.ts';

/** A comparison as it is kept: what is shown, and by what it is seen later that somebody was changed. National and account numbers are not in it. */
export interface StoredComparison {
  people: ComparedPeople;
  /** The change number of each person here. */
  ours: Readonly<Record<string, number>>;
  /** A mark of each person there: it changes with what is compared. */
  theirs: Readonly<Record<string, string>>;
}

const table = 'people_comparison';
const placeOf = (companyId: number, comparisonId: string): string => `${companyId}|${table}|${comparisonId}|content`;

/** Comparisons are full of personal data, so they are sealed as a whole. */
export const sealedComparisons: SealedTable = {
  table,
  isOfCompanies: true,
  key: { id: 'uuid' },
  columns: ['content'],
  placeOf: ({ companyId, key }) => placeOf(companyId, String(key['id'])),
};

type Place = { companyId: number; comparisonId: string };

export function sealComparison(secrets: Secrets, comparison: StoredComparison, { companyId, comparisonId }: Place): string {
  return secrets.encrypt(JSON.stringify(comparison), placeOf(companyId, comparisonId));
}

export function openComparison(secrets: Secrets, sealed: string, { companyId, comparisonId }: Place): StoredComparison {
  // What this file has sealed.
  return JSON.parse(secrets.decrypt(sealed, placeOf(companyId, comparisonId))) as StoredComparison;
}

/** Whether two looks at somebody there saw the same is told by their marks. The numbers are part of it, so it is keyed. */
export function markOf(secrets: Pick<Secrets, 'digest'>, { isActive, fields, unreadable }: ExternalPerson): string {
  const values = comparedFields.map((field) => (unreadable.includes(field) ? null : normalForm(field, fields[field])));
  return secrets.digest(JSON.stringify([isActive, values]), 'person-in-other-system');
}

/** The mark of everybody there. Requests get their turn in between. */
export async function marksOf(secrets: Pick<Secrets, 'digest'>, there: readonly ExternalPerson[]): Promise<ReadonlyMap<string, string>> {
  const marks = new Map<string, string>();
  for await (const person of forEachYielding(there)) marks.set(person.externalId, markOf(secrets, person));
  return marks;
}

/** A comparison of people with what is needed to see later that they were changed. */
export function keptOf(
  compared: ComparedPeople,
  { here, marks }: { here: readonly PersonHere[]; marks: ReadonlyMap<string, string> },
): StoredComparison {
  const ours = new Set([...compared.both, ...compared.onlySamspill].map(({ companyUserId }) => companyUserId));
  const theirs = new Set([...compared.both, ...compared.onlyExternal].map(({ externalId }) => externalId));
  return {
    people: compared,
    ours: Object.fromEntries(here.flatMap(({ companyUserId, version }) => (ours.has(companyUserId) ? [[companyUserId, version]] : []))),
    theirs: Object.fromEntries([...marks].filter(([externalId]) => theirs.has(externalId))),
  };
}
