import { useQuery } from '#kernel/web/address.ts';
import type { AccessUser } from '../../contract/entities.ts';

/** What one may do with somebody's access, in the order of the menu. */
export const userActions = ['setRole', 'updateReporting', 'upgrade', 'downgrade', 'viewAs', 'resetMfa'] as const;
export type UserAction = (typeof userActions)[number];

export interface ChosenUserAction {
  action: UserAction;
  user: AccessUser;
}

/** The dialog that is open for one of these people; the address holds it, and nothing opens that the person's permissions refuse. */
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
