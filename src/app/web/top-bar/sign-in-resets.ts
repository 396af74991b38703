import { IconKey, IconShieldOff } from '@tabler/icons-react';
import { useQuery } from '#kernel/web/address.ts';
import type { User } from '#kernel/web/session.ts';

/** The dialogs about one's own sign-in, as `?dialog=` names them. */
export const ownDialogs = { resetPassword: 'reset-password', resetMfa: 'reset-mfa' } as const;

/** What of one's own sign-in the menus offer to reset (shell.3): only what the provider lets be reset, and not to inactive people. */
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
