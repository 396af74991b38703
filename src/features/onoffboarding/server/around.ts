import { readDeputies } from '#features/absence/server/public.ts';
import { peopleAway } from '#features/notifications/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { ConditionFacts } from '../contract/rules/conditions.ts';
import type { Candidate, PlanPeople } from '../contract/rules/responsible.ts';
import { readManagers, readPeopleAround, type PersonAround } from './store-around.ts';

type AroundContext = Pick<CallContext, 'company' | 'services' | 'today'>;

/** The people around plans, and those that plans are about. */
export interface PeopleAround {
  /** Everybody who was read, by id. */
  people: ReadonlyMap<string, PersonAround>;
  /** Those around the plan of one of the people asked for. */
  of: (companyUserId: string, creatorId: string) => PlanPeople;
  nameOf: (companyUserId: string | null) => string | null;
}

/** Reads who may come to have tasks of plans about these people; `named` are those whom tasks name. A constant number of statements. */
export async function peopleAround(
  { company, services, today }: AroundContext,
  { about, named }: { about: readonly string[]; named: readonly string[] },
): Promise<PeopleAround> {
  const managers = Map.groupBy(await readManagers(company, about), (row) => row.about);
  const away = new Set((await services.hooks.tell(peopleAway, { company, day: today })).flat());
  const deputies = away.size > 0 ? await readDeputies(company, today) : new Map<string, string>();
  const above = [...managers.values()].flatMap((rows) => rows.map(({ id }) => id));
  const rows = await readPeopleAround(company, [...new Set([...about, ...named, ...above, ...deputies.values()])]);
  const people = new Map(rows.map((person) => [person.id, person]));
  const [hradminIds, systemadminIds] = (['hradmin', 'systemadmin'] as const).map((role) =>
    rows.filter((person) => person.role === role && person.state === 'active').map(({ id }) => id),
  );
  return {
    people,
    nameOf: (id) => (id === null ? null : (people.get(id)?.fullName ?? null)),
    of: (companyUserId, planCreatorId) => ({
      companyUserId,
      managerIds: (managers.get(companyUserId) ?? []).map(({ id }) => id),
      planCreatorId,
      hradminIds: hradminIds ?? [],
      systemadminIds: systemadminIds ?? [],
      candidates: new Map(rows.map((person) => [person.id, candidateOf(person, { companyUserId, away, deputies })])),
    }),
  };
}

/** Active and not external; the person of the plan also while pending (plans.52). */
function candidateOf(
  { id, state, isExternal }: PersonAround,
  { companyUserId, away, deputies }: { companyUserId: string; away: ReadonlySet<string>; deputies: ReadonlyMap<string, string> },
): Candidate {
  const isThere = state === 'active' || (id === companyUserId && state === 'pending');
  return { companyUserId: id, mayHaveTasks: isThere && !isExternal, deputyId: away.has(id) ? (deputies.get(id) ?? null) : null };
}

/** What conditions of templates compare. */
export function conditionFacts({ department, location, position, positionType, isLeader }: PersonAround): ConditionFacts {
  return { department, location, position, contractType: positionType, isLeader };
}
