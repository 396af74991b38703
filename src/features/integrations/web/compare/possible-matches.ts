import type { Comparison, OnlyExternal, OnlySamspill } from '../../contract/entities.ts';

/** Somebody who may be the same, with what tells them from others. */
export interface PossibleMatch {
  id: string;
  fullName: string;
  /** Number, e-mail and department, where they stand in a list too. */
  details: string;
}

/** A person here and one there, from somebody in a list and the id of a possible match. */
export function pairOf(row: OnlyExternal | OnlySamspill, otherId: string): { companyUserId: string; externalId: string } {
  return 'externalId' in row
    ? { companyUserId: otherId, externalId: row.externalId }
    : { companyUserId: row.companyUserId, externalId: otherId };
}

/** The possible matches of somebody; who has left is in no list, so only their name is known. */
export function possibleMatches(comparison: Comparison, row: OnlyExternal | OnlySamspill): PossibleMatch[] {
  const others: ReadonlyMap<string, OnlyExternal | OnlySamspill> =
    'externalId' in row
      ? new Map(comparison.onlySamspill.map((one) => [one.companyUserId, one]))
      : new Map(comparison.onlyExternal.map((one) => [one.externalId, one]));
  return row.candidates.map((candidate) => {
    const id = 'companyUserId' in candidate ? candidate.companyUserId : candidate.externalId;
    const other = others.get(id);
    const details = [other?.employeeNumber, other?.emailAddress, other?.department].filter(Boolean).join(' · ');
    return { id, fullName: candidate.fullName, details };
  });
}
