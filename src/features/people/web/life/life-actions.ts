import type { CompanyUser, PersonPermissions } from '../../contract/entities.ts';

/** The actions that change a person's state, role or sign-in, in menu order. */
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

/** The person and action of an open dialog. */
export interface ChosenAction {
  action: LifeAction;
  person: CompanyUser;
}

// For the user's own profile, completing it is a page, and the sign-in is in the settings.
const ofOthers: ReadonlySet<LifeAction> = new Set(['setActive', 'resetMfa']);

const ofAccessControl: ReadonlySet<LifeAction> = new Set(['upgrade', 'downgrade']);

interface ActionCircumstances {
  isSelf: boolean;
  /** Whether the company uses access control, where roles are managed. */
  hasAccessControl: boolean;
}

/** Dialogs of features above this one: to change a role, and to remind somebody to book vacation. */
export const otherActions = ['setRole', 'prompt'] as const;

interface OtherActionCircumstances extends ActionCircumstances {
  /** Whether the user decides about absence, and the company uses its calendar. */
  decidesAbsence: boolean;
}

/** Those of them that the user may open for this person. */
export function otherActionsFor(person: Prompted, { isSelf, hasAccessControl, decidesAbsence }: OtherActionCircumstances) {
  const { permissions, isActive, isExternal } = person;
  const offered = {
    setRole: permissions.setRole && hasAccessControl,
    prompt: permissions.view && decidesAbsence && isActive && !isExternal && !isSelf,
  };
  return otherActions.filter((action) => offered[action]);
}

type Prompted = Pick<CompanyUser, 'permissions' | 'isActive' | 'isExternal'>;

/** The actions on this person's state, role and sign-in that the user may take. */
export function actionsFor(
  { permissions }: Pick<CompanyUser, 'permissions'>,
  { isSelf, hasAccessControl }: ActionCircumstances,
): LifeAction[] {
  const isOut = (action: LifeAction): boolean => (isSelf && ofOthers.has(action)) || (!hasAccessControl && ofAccessControl.has(action));
  return lifeActions.filter((action) => permissions[action] && !isOut(action));
}
