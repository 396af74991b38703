import type { CompanyUser, PersonPermissions } from '../../contract/entities.ts';

/** What changes a person's state, role or sign-in, in the order of a menu. */
export const lifeActions = [
  'setActive',
  'activate',
  'upgrade',
  'downgrade',
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

const ofAccessControl: ReadonlySet<LifeAction> = new Set(['upgrade', 'downgrade']);

interface Asked {
  isSelf: boolean;
  /** Whether the company uses access control, where roles are kept. */
  hasAccessControl: boolean;
}

/** What one may do with this person's state, role and sign-in. */
export function actionsFor({ permissions }: Pick<CompanyUser, 'permissions'>, { isSelf, hasAccessControl }: Asked): LifeAction[] {
  const isOut = (action: LifeAction): boolean => (isSelf && ofOthers.has(action)) || (!hasAccessControl && ofAccessControl.has(action));
  return lifeActions.filter((action) => permissions[action] && !isOut(action));
}
