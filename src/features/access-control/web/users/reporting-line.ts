import type { AccessUser } from '../../contract/entities.ts';

type Placed = Pick<AccessUser, 'id' | 'reportingToCompanyUserId'>;

/** The managers above a person, nearest first, if they are in the list. */
export function lineAbove<User extends Placed>(users: readonly User[], id: string): User[] {
  const byId = new Map(users.map((user) => [user.id, user]));
  const line = new Map<string, User>();
  const next = (user: Placed | undefined) => (user?.reportingToCompanyUserId ? byId.get(user.reportingToCompanyUserId) : undefined);
  for (let above = next(byId.get(id)); above && above.id !== id && !line.has(above.id); above = next(above)) line.set(above.id, above);
  return [...line.values()];
}

/** Everybody below a person, none of whom can be their manager. */
export function teamUnder(users: readonly Placed[], id: string): Set<string> {
  const below = new Map<string, string[]>();
  for (const { id: one, reportingToCompanyUserId: above } of users) {
    const reports = above ? below.get(above) : undefined;
    if (reports) reports.push(one);
    else if (above) below.set(above, [one]);
  }
  const team = new Set<string>();
  const waiting = [...(below.get(id) ?? [])];
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (team.has(one)) continue;
    team.add(one);
    waiting.push(...(below.get(one) ?? []));
  }
  return team;
}
