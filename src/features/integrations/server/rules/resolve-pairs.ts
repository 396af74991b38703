import type { InBoth } from '../../contract/entities.ts';
import type { ComparedPeople } from './compare-people.ts';
import { pairKey, type Pair } from './match-people.ts';

/** Whether two people are shown as possible matches of each other. */
export function arePossible({ onlyExternal, onlySamspill }: ComparedPeople, { companyUserId, externalId }: Pair): boolean {
  return (
    onlyExternal.some((one) => one.externalId === externalId && one.candidates.some((other) => other.companyUserId === companyUserId)) ||
    onlySamspill.some((one) => one.companyUserId === companyUserId && one.candidates.some((other) => other.externalId === externalId))
  );
}

/** Whether two people are compared as one. */
export function areOne({ both }: ComparedPeople, pair: Pair): boolean {
  return both.some((one) => pairKey(one) === pairKey(pair));
}

/** The comparison once two of its people are one: they are in both, and possible matches of nobody else. */
export function withPair({ onlyExternal, onlySamspill, both }: ComparedPeople, pair: InBoth): ComparedPeople {
  const isOurs = ({ companyUserId }: { companyUserId: string }) => companyUserId === pair.companyUserId;
  const isTheirs = ({ externalId }: { externalId: string }) => externalId === pair.externalId;
  return {
    onlyExternal: onlyExternal
      .filter((one) => !isTheirs(one))
      .map((one) => ({ ...one, candidates: one.candidates.filter((other) => !isOurs(other)) })),
    onlySamspill: onlySamspill
      .filter((one) => !isOurs(one))
      .map((one) => ({ ...one, candidates: one.candidates.filter((other) => !isTheirs(other)) })),
    both: [...both, pair],
  };
}

/** The comparison once some people are not the same: no possible matches of each other, and not in both any more. */
export function withoutPairs({ onlyExternal, onlySamspill, both }: ComparedPeople, pairs: readonly Pair[]): ComparedPeople {
  const apart = new Set(pairs.map(pairKey));
  return {
    onlyExternal: onlyExternal.map((one) => ({
      ...one,
      candidates: one.candidates.filter(({ companyUserId }) => !apart.has(pairKey({ companyUserId, externalId: one.externalId }))),
    })),
    onlySamspill: onlySamspill.map((one) => ({
      ...one,
      candidates: one.candidates.filter(({ externalId }) => !apart.has(pairKey({ companyUserId: one.companyUserId, externalId }))),
    })),
    both: both.filter((one) => !apart.has(pairKey(one))),
  };
}
