import { IconKey, IconShieldOff } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import type { User } from '#kernel/web/session.ts';

/** The dialogs about one's own sign-in, as `?dialog=` names them. */
export const ownDialogs = { resetPassword: 'reset-password', resetMfa: 'reset-mfa' } as const;

/** What of one's own sign-in can be reset from the menus (SH-03): not what the provider does not let be reset, nor by somebody whose access has ended. */
export function useOwnWays(user: User) {
  const [, change] = useQuery();
  const way = <Key extends keyof typeof ownDialogs>(key: Key, icon: typeof IconKey) => ({
    key,
    icon,
    open: () => change({ dialog: ownDialogs[key] }),
  });
  if (user.isInactive) return [];
  return [
    ...(user.securityUrl === null ? [] : [way('resetPassword', IconKey)]),
    ...(mayResetMfa(user) ? [way('resetMfa', IconShieldOff)] : []),
  ];
}

export function mayResetMfa({ permissions, mfaEnabled }: User): boolean {
  return permissions.ResetMfa === true && mfaEnabled;
}
