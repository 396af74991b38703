import type { Named } from '../../contract/entities.ts';

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

/**
 * Who can decide for each of these people: the nearest manager who is not absent; for one who is absent today or deactivated, the deputy,
 * otherwise that manager's manager, otherwise the system admins (absence.43).
 */
export function findDeciders(leaders: readonly Leader[], companyUserIds: readonly string[]): Map<string, Named[]> {
  const byId = new Map(leaders.map((leader) => [leader.companyUserId, leader]));
  return new Map(
    companyUserIds.map((id) => [id, decidersFor(byId, id).map(({ companyUserId, fullName }) => ({ companyUserId, fullName }))]),
  );
}

function decidersFor(leaders: ReadonlyMap<string, Leader>, companyUserId: string): Leader[] {
  const present = (leader: Leader | undefined): Leader[] =>
    leader?.canDecide && !leader.isAway && leader.companyUserId !== companyUserId ? [leader] : [];
  const passed = new Set<string>([companyUserId]);
  let next = leaders.get(companyUserId)?.reportingTo ?? null;
  while (next !== null && !passed.has(next)) {
    passed.add(next);
    const leader = leaders.get(next);
    const [decider] = [...present(leader), ...present(leaders.get(leader?.deputyId ?? ''))];
    if (decider) return [decider];
    next = leader?.reportingTo ?? null;
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
