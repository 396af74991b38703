import type { RelativeResponsible } from '../kinds.ts';
import type { ResponsibleWhy } from '../why.ts';

/** Somebody who may come to have a task. */
export interface Candidate {
  companyUserId: string;
  /** Active and not external; the person of the plan also while pending. */
  mayHaveTasks: boolean;
  /** Who stands in while they are away; null when they are here, or nobody stands in. */
  deputyId: string | null;
}

/** The people around a plan. */
export interface PlanPeople {
  companyUserId: string;
  /** The line of managers above the person, the nearest first. */
  managerIds: readonly string[];
  planCreatorId: string;
  /** In order of their names. */
  hradminIds: readonly string[];
  systemadminIds: readonly string[];
  /** All of them, their deputies, and everybody who is named by a task. */
  candidates: ReadonlyMap<string, Candidate>;
}

export interface TaskResponsible {
  relativeResponsible: RelativeResponsible | null;
  /** Who is named; of a relative one it is not looked at. */
  responsibleId: string | null;
}

export interface FoundResponsible {
  responsibleId: string | null;
  why: readonly ResponsibleWhy[];
}

/** Who is to do a task, and why (plans.52). */
export function responsibleOf(task: TaskResponsible, people: PlanPeople): FoundResponsible {
  const may = (id: string) => people.candidates.get(id)?.mayHaveTasks === true;
  const [found] = rowsOf(task, people).filter(({ id }) => may(id));
  if (!found) return { responsibleId: null, why: [{ key: 'nobody' }] };
  const deputyId = people.candidates.get(found.id)?.deputyId ?? null;
  // The person's own tasks stay theirs, as whoever stands in would not become the new colleague.
  const standsIn = deputyId !== null && deputyId !== people.companyUserId && found.id !== people.companyUserId && may(deputyId);
  if (!standsIn) return { responsibleId: found.id, why: [found.why] };
  return { responsibleId: deputyId, why: [found.why, { key: 'deputyFor', companyUserId: found.id }] };
}

interface Row {
  id: string;
  why: ResponsibleWhy;
}

/** Everybody whom it may be, whoever comes first before the others. */
function rowsOf({ relativeResponsible, responsibleId }: TaskResponsible, people: PlanPeople): Row[] {
  switch (relativeResponsible) {
    case 'companyUser':
      return [{ id: people.companyUserId, why: { key: 'companyUser' } }];
    case 'reportingManager':
      return people.managerIds.map((id, above) => ({ id, why: { key: above === 0 ? 'reportingManager' : 'managerAbove' } }));
    case 'planCreator':
      return [{ id: people.planCreatorId, why: { key: 'planCreator' } }];
    case 'hradmin': {
      const rows = [
        ...people.hradminIds.map((id): Row => ({ id, why: { key: 'hradmin' } })),
        ...people.systemadminIds.map((id): Row => ({ id, why: { key: 'systemadmin' } })),
      ];
      // An HR administrator who leaves is not the one to end their own access.
      return rows.filter(({ id }) => id !== people.companyUserId);
    }
    case null:
      return responsibleId === null ? [] : [{ id: responsibleId, why: { key: 'named' } }];
  }
}
