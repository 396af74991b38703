import type { CompanyUser, PersonPermissions } from '../../contract/entities.ts';

/** What changes a person's state or sign-in, in the order of a menu. */
export const lifeActions = [
  'setActive',
  'activate',
  'resetMfa',
  'deactivate',
  'delete',
] as const satisfies readonly (keyof PersonPermissions)[];
export type LifeAction = (typeof lifeActions)[number];

/** A person for whom a dialog is open. */
export interface ChosenAction {
  action: LifeAction;
  person: CompanyUser;
}

// To complete one's own profile is a page, and one's own sign-in is among the settings.
const ofOthers: ReadonlySet<LifeAction> = new Set(['setActive', 'resetMfa']);

/** What one may do with this person's state and sign-in. */
export function actionsFor({ permissions }: CompanyUser, isSelf: boolean): LifeAction[] {
  return lifeActions.filter((action) => permissions[action] && !(isSelf && ofOthers.has(action)));
}
