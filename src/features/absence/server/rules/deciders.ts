import type { Named } from '../../contract/entities.ts';
import { confidentialTypes, type AbsenceType } from '../../contract/kinds.ts';

/** A manager above a person, or an administrator, and whether a request stops there. */
export interface Leader {
  companyUserId: string;
  fullName: string;
  reportingTo: string | null;
  /** Active, signed in and with a role that decides. */
  canDecide: boolean;
  isAdministrator: boolean;
  isAway: boolean;
  deputyId: string | null;
}

/** Who can decide for a person; confidential types pass by the managers above the nearest, who may not see them. */
export interface Deciders {
  usual: Named[];
  confidential: Named[];
}

/**
 * Who can decide for each of these people: the nearest manager who is not absent; for one who is absent today or deactivated, the deputy,
 * otherwise that manager's manager, otherwise the system admins (absence.43).
 */
export function findDeciders(leaders: readonly Leader[], companyUserIds: readonly string[]): Map<string, Deciders> {
  const byId = new Map(leaders.map((leader) => [leader.companyUserId, leader]));
  const named = (found: readonly Leader[]) => found.map(({ companyUserId, fullName }) => ({ companyUserId, fullName }));
  return new Map(
    companyUserIds.map((id) => [
      id,
      { usual: named(decidersFor(byId, id)), confidential: named(decidersFor(byId, id, { isConfidential: true })) },
    ]),
  );
}

/** Who can decide an absence of this person and type. */
export function decidersOf(
  deciders: ReadonlyMap<string, Deciders>,
  { companyUserId, type }: { companyUserId: string; type: AbsenceType },
): Named[] {
  const found = deciders.get(companyUserId);
  if (!found) return [];
  return confidentialTypes.includes(type) ? found.confidential : found.usual;
}

function decidersFor(leaders: ReadonlyMap<string, Leader>, companyUserId: string, { isConfidential = false } = {}): Leader[] {
  const present = (leader: Leader | undefined): Leader[] =>
    leader?.canDecide && !leader.isAway && leader.companyUserId !== companyUserId ? [leader] : [];
  const passed = new Set<string>([companyUserId]);
  let next = leaders.get(companyUserId)?.reportingTo ?? null;
  while (next !== null && !passed.has(next)) {
    passed.add(next);
    const leader = leaders.get(next);
    const [decider] = [...present(leader), ...present(leaders.get(leader?.deputyId ?? ''))];
    if (decider) return [decider];
    next = isConfidential ? null : (leader?.reportingTo ?? null);
  }
  return administratorsFor([...leaders.values()], companyUserId);
}

/** All administrators when none is present: a late decision is better than none. A sole administrator decides for themselves. */
function administratorsFor(leaders: readonly Leader[], companyUserId: string): Leader[] {
  const able = leaders.filter(({ canDecide, isAdministrator }) => canDecide && isAdministrator);
  const others = able.filter((leader) => leader.companyUserId !== companyUserId);
  const present = others.filter(({ isAway }) => !isAway);
  if (present.length > 0) return present;
  return others.length > 0 ? others : able;
}
