import { useQuery } from '#kernel/web/address.ts';
import { useUser } from '#kernel/web/session.ts';
import type { CompanyUser } from '../../contract/entities.ts';
import { actionsFor, lifeActions, otherActionsFor, type ChosenAction, type LifeAction } from './life-actions.ts';

interface OpenAction {
  chosen: ChosenAction | undefined;
  open: (chosen: ChosenAction) => void;
  close: () => void;
}

/** The actions that the signed-in user may take on this person. */
export function useActionsFor(person: CompanyUser): LifeAction[] {
  const { companyUserId, company } = useUser();
  return actionsFor(person, { isSelf: person.id === companyUserId, hasAccessControl: company.features.accesscontrol === true });
}

/** What the user may open for this person in features above people. */
export function useOtherActionsFor(person: CompanyUser) {
  const { companyUserId, company, permissions } = useUser();
  const { accesscontrol, absenceCalendar } = company.features;
  return otherActionsFor(person, {
    isSelf: person.id === companyUserId,
    hasAccessControl: accesscontrol === true,
    decidesAbsence: absenceCalendar === true && permissions.VacationAndLeaveViewPendingRequests === true,
  });
}

/** The open dialog for one of these people; it is in the address, and opens only if the person's permissions allow it. */
export function useLifeAction(people: readonly CompanyUser[]): OpenAction {
  const [{ act, of }, change] = useQuery();
  const action = lifeActions.find((one) => one === act);
  const person = people.find(({ id }) => id === of);
  return {
    chosen: action && person?.permissions[action] ? { action, person } : undefined,
    open: (chosen) => change({ act: chosen.action, of: chosen.person.id }),
    close: () => change({ act: undefined, of: undefined }),
  };
}
