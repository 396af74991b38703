import { forEachYielding } from '#kernel/server/for-each-yielding.ts';
import type { Comparison, InBoth, OnlyExternal, OnlySamspill } from '../../contract/entities.ts';
import { hiddenFields, type HiddenField } from '../../contract/kinds.ts';
import type { ExternalFields, ExternalPerson } from '../accounting/provider.ts';
import { fullNameOf, type PersonHere } from './compared-person.ts';
import { findDifferences, invalidNumbersOf, type ComparedBy } from './find-differences.ts';
import { matchPeople, type KnownLinks } from './match-people.ts';

/** The people of both systems beside each other, without what belongs to the call. */
export type ComparedPeople = Pick<Comparison, 'onlyExternal' | 'onlySamspill' | 'both'>;

/** Compares everybody. Requests get their turn in between, because ten thousand people take some hundred milliseconds. */
export async function comparePeople(
  people: readonly PersonHere[],
  others: readonly ExternalPerson[],
  { links, apart, ...by }: ComparedBy & KnownLinks,
): Promise<ComparedPeople> {
  const { pairs, onlyOurs, onlyTheirs, candidatesHere, candidatesThere } = await matchPeople(people, others, { links, apart });
  const compared: ComparedPeople = { onlyExternal: [], onlySamspill: [], both: [] };
  for await (const pair of forEachYielding(pairs)) compared.both.push(comparePair(pair, by));
  for await (const { externalId, fields } of forEachYielding(onlyTheirs)) {
    compared.onlyExternal.push({
      externalId,
      ...shownPerson(fields),
      invalidNumbers: invalidNumbersOf(fields, by),
      candidates: (candidatesHere.get(externalId) ?? []).map((person) => ({
        companyUserId: person.companyUserId,
        fullName: fullNameOf(person.fields),
      })),
    } satisfies OnlyExternal);
  }
  for await (const { companyUserId, fields } of forEachYielding(onlyOurs)) {
    compared.onlySamspill.push({
      companyUserId,
      ...shownPerson(fields),
      invalidNumbers: invalidNumbersOf(fields, by),
      candidates: (candidatesThere.get(companyUserId) ?? []).map((other) => ({
        externalId: other.externalId,
        fullName: fullNameOf(other.fields),
      })),
    } satisfies OnlySamspill);
  }
  return compared;
}

/** Two people who are one. */
export function comparePair(
  { ours, theirs, by: matchedBy }: { ours: PersonHere; theirs: ExternalPerson; by: InBoth['matchedBy'] },
  by: ComparedBy,
): InBoth {
  return {
    companyUserId: ours.companyUserId,
    externalId: theirs.externalId,
    ...shownPerson(ours.fields),
    invalidNumbers: invalidNumbersOfBoth(ours.fields, theirs.fields, by),
    matchedBy,
    differences: findDifferences(ours.fields, theirs, by),
    isDeactivated: ours.isDeactivated,
    unreadable: [...theirs.unreadable],
  };
}

/** Most have the same numbers in both systems, which are judged once. */
function invalidNumbersOfBoth(ours: ExternalFields, theirs: ExternalFields, by: ComparedBy): HiddenField[] {
  const invalid = invalidNumbersOf(ours, by);
  const areSame = hiddenFields.every((field) => (ours[field] ?? '') === (theirs[field] ?? ''));
  return areSame ? invalid : [...new Set([...invalid, ...invalidNumbersOf(theirs, by)])];
}

/** How many people differ: who is in one system only, or in both with other values. */
export function countDiffering({ onlyExternal, onlySamspill, both }: ComparedPeople): number {
  return onlyExternal.length + onlySamspill.length + both.filter(({ differences }) => differences.length > 0).length;
}

function shownPerson(fields: ExternalFields) {
  const { employeeNumber, emailAddress, department } = fields;
  return {
    fullName: fullNameOf(fields),
    employeeNumber: employeeNumber || null,
    emailAddress: emailAddress || null,
    department: department || null,
  };
}
