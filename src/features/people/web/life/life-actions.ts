import type { CompanyUser, PersonPermissions } from '../../contract/entities.ts';

/** What changes a person's state, in the order of a menu. */
export const lifeActions = ['setActive', 'activate', 'deactivate', 'delete'] as const satisfies readonly (keyof PersonPermissions)[];
export type LifeAction = (typeof lifeActions)[number];

/** A person for whom a dialog is open. */
export interface ChosenAction {
  action: LifeAction;
  person: CompanyUser;
}

/** What one may do with this person's state. To complete one's own profile is a page, not an action. */
export function actionsFor({ permissions }: CompanyUser, isSelf: boolean): LifeAction[] {
  return lifeActions.filter((action) => permissions[action] && !(isSelf && action === 'setActive'));
}
