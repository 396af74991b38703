import { useQuery } from '#kernel/web/address.ts';
import type { AccessUser } from '../../contract/entities.ts';

/** The actions on a person's access, in menu order. */
export const userActions = ['setRole', 'updateReporting', 'upgrade', 'downgrade', 'viewAs', 'resetMfa'] as const;
export type UserAction = (typeof userActions)[number];

export interface ChosenUserAction {
  action: UserAction;
  user: AccessUser;
}

/** The open dialog for one of these people; it is in the address, and opens only if the person's permissions allow it. */
export function useUserAction(users: readonly AccessUser[]) {
  const [{ act, of }, change] = useQuery();
  const action = userActions.find((one) => one === act);
  const user = action && users.find(({ id }) => id === of);
  return {
    chosen: action && user?.permissions[action] ? { action, user } : undefined,
    open: (chosen: ChosenUserAction) => change({ act: chosen.action, of: chosen.user.id }),
    close: () => change({ act: undefined, of: undefined }),
  };
}
