import { Suspense } from 'react';
import { ResetMfaDialog } from '#features/account/web/public.ts';
import { fullName } from '../person.ts';
import type { ChosenAction } from './life-actions.ts';
import { ActivateDialog } from './ActivateDialog.tsx';
import { ChangeLevelDialog } from './ChangeLevelDialog.tsx';
import { DeactivateDialog } from './DeactivateDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { SetActiveDialog } from './SetActiveDialog.tsx';

interface LifeDialogsProps {
  chosen: ChosenAction | undefined;
  onClose: () => void;
  /** Called after a person was deleted and their page no longer exists. */
  onDeleted?: () => void;
}

/** The dialogs that change a person's state, from a list or a profile (people.33 to people.36). */
export function LifeDialogs({ chosen, onClose, onDeleted }: LifeDialogsProps) {
  if (!chosen) return null;
  const { action, person } = chosen;
  const props = { key: person.id, person, onClose };
  if (action === 'deactivate') return <DeactivateDialog {...props} />;
  if (action === 'activate') return <ActivateDialog {...props} />;
  if (action === 'resetMfa')
    return (
      <Suspense fallback={null}>
        <ResetMfaDialog companyUserId={person.id} name={fullName(person)} onClose={onClose} />
      </Suspense>
    );
  if (action === 'upgrade' || action === 'downgrade') return <ChangeLevelDialog {...props} change={action} />;
  if (action === 'setActive') return <SetActiveDialog {...props} />;
  return <DeleteDialog {...props} onDeleted={onDeleted} />;
}
