import { Suspense } from 'react';
import { ResetMfaDialog } from '#features/account/web/public.ts';
import { DialogToCome } from '#kernel/web/DialogToCome.tsx';
import { useUser } from '#kernel/web/session.ts';
import type { AccessUser } from '../../contract/entities.ts';
import { nameOf } from './user-rules.ts';
import { ManagerDialog } from './ManagerDialog.tsx';
import { readsOfAccess } from './reads-of-access.ts';
import { RoleDialog } from './RoleDialog.tsx';
import { StepDialog } from './StepDialog.tsx';
import type { ChosenUserAction } from './use-user-action.ts';
import { ViewAsDialog } from './ViewAsDialog.tsx';

interface UserDialogsProps {
  users: readonly AccessUser[];
  chosen: ChosenUserAction | undefined;
  onClose: () => void;
}

/** The dialogs that change a person's access (access-control.14, access-control.15, shell.5). */
export function UserDialogs({ users, chosen, onClose }: UserDialogsProps) {
  const { companyUserId: own } = useUser();
  if (!chosen) return null;
  const { action, user } = chosen;
  if (action === 'setRole') return <RoleDialog key={user.id} user={user} onClose={onClose} />;
  if (action === 'updateReporting') return <ManagerDialog key={user.id} users={users} user={user} onClose={onClose} />;
  if (action === 'viewAs') return <ViewAsDialog key={user.id} user={user} onClose={onClose} />;
  if (action !== 'resetMfa') return <StepDialog key={user.id} step={action} user={user} onClose={onClose} />;
  return (
    <Suspense fallback={<DialogToCome />}>
      <ResetMfaDialog companyUserId={user.id} {...(user.id !== own && { name: nameOf(user) })} changes={readsOfAccess} onClose={onClose} />
    </Suspense>
  );
}
