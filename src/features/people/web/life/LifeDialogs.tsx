import { Suspense } from 'react';
import { ResetMfaDialog } from '#features/account/web/public.ts';
import { DialogToCome } from '#kernel/web/DialogToCome.tsx';
import { lazyComponent } from '#kernel/web/parts.ts';
import { fullName } from '../person.ts';
import { readsOfPeople } from '../reads-of-people.ts';
import type { ChosenAction } from './life-actions.ts';
import { ActivateDialog } from './ActivateDialog.tsx';
import { ChangeLevelDialog } from './ChangeLevelDialog.tsx';
import { SetActiveDialog } from './SetActiveDialog.tsx';

const DeactivateDialog = lazyComponent(async () => (await import('./DeactivateDialog.tsx')).DeactivateDialog, 'leaving');
const DeleteDialog = lazyComponent(async () => (await import('./DeleteDialog.tsx')).DeleteDialog, 'leaving');

interface LifeDialogsProps {
  chosen: ChosenAction | undefined;
  onClose: () => void;
  /** Called after a person was deleted and their page no longer exists. */
  onDeleted?: () => void;
}

/** The dialogs that change a person's state, from a list or a profile (people.33 to people.36). */
export function LifeDialogs(props: LifeDialogsProps) {
  return <Suspense fallback={<DialogToCome />}>{props.chosen && <LifeDialog {...props} chosen={props.chosen} />}</Suspense>;
}

function LifeDialog({ chosen, onClose, onDeleted }: LifeDialogsProps & { chosen: ChosenAction }) {
  const { action, person } = chosen;
  const props = { key: person.id, person, onClose };
  if (action === 'deactivate') return <DeactivateDialog {...props} />;
  if (action === 'activate') return <ActivateDialog {...props} />;
  if (action === 'resetMfa')
    return <ResetMfaDialog companyUserId={person.id} name={fullName(person)} changes={readsOfPeople} onClose={onClose} />;
  if (action === 'upgrade' || action === 'downgrade') return <ChangeLevelDialog {...props} change={action} />;
  if (action === 'setActive') return <SetActiveDialog {...props} />;
  return <DeleteDialog {...props} onDeleted={onDeleted} />;
}
