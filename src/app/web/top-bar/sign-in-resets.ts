import { IconKey, IconShieldOff } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import type { User } from '#kernel/web/session.ts';

/** The dialogs about the user's own sign-in, by their `?dialog=` values. */
export const ownDialogs = { resetPassword: 'reset-password', resetMfa: 'reset-mfa' } as const;

/** The resets of the user's own sign-in in the menus (shell.3): only those that the provider supports, and not for inactive people. */
export function useSignInResets(user: User) {
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
