import { Suspense } from 'react';
import { ResetMfaDialog, ResetPasswordDialog } from '#features/account/web/public.ts';
import { useQuery } from '#kernel/web/address.ts';
import { DialogToCome } from '#kernel/web/DialogToCome.tsx';
import { useSession } from '#kernel/web/session.ts';
import { mayResetMfa, ownDialogs } from './sign-in-resets.ts';

/** The dialogs of the user menu (shell.4, shell.5). The address opens them, so that the same dialog is open after signing in again. */
export function OwnDialogs() {
  const user = useSession();
  const [{ dialog }, change] = useQuery();
  if (!user || user.isInactive) return null;
  const close = () => change({ dialog: undefined });
  return (
    <Suspense fallback={<DialogToCome />}>
      {dialog === ownDialogs.resetPassword && user.securityUrl !== null && <ResetPasswordDialog onClose={close} />}
      {dialog === ownDialogs.resetMfa && mayResetMfa(user) && user.companyUserId !== null && (
        <ResetMfaDialog companyUserId={user.companyUserId} onClose={close} />
      )}
    </Suspense>
  );
}
