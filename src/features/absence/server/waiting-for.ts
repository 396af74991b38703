import type { Company } from '#kernel/server/database/unit.ts';
import type { Named } from '../contract/entities.ts';
import { readLeaders, type LeaderRow } from './store-viewer.ts';

type Leader = LeaderRow & { isAdministrator: boolean };

/**
 * Who can decide for each of these people: the nearest manager who is there; one who is away today or deactivated hands on to the deputy, else
 * to their own manager, else the system admins (decisions.md §6). Two hundred people cost as many statements as one.
 */
export async function waitingFor(company: Company, companyUserIds: readonly string[], today: string): Promise<Map<string, Named[]>> {
  if (companyUserIds.length === 0) return new Map();
  const rows = await readLeaders(company, companyUserIds, today);
  const leaders = new Map(rows.map((leader) => [leader.companyUserId, leader]));
  return new Map(companyUserIds.map((id) => [id, decidersFor(leaders, id).map(named)]));
}

/** The walk upwards for one person. */
export function decidersFor(leaders: ReadonlyMap<string, Leader>, companyUserId: string): Leader[] {
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

/** All of them when none is there: better late than never. Somebody alone decides for themselves. */
function administratorsFor(leaders: readonly Leader[], companyUserId: string): Leader[] {
  const able = leaders.filter(({ canDecide, isAdministrator }) => canDecide && isAdministrator);
  const others = able.filter((leader) => leader.companyUserId !== companyUserId);
  const present = others.filter(({ isAway }) => !isAway);
  if (present.length > 0) return present;
  return others.length > 0 ? others : able;
}

function named({ companyUserId, fullName }: Leader): Named {
  return { companyUserId, fullName };
}
