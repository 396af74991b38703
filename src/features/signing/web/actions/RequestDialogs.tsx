import { lazyComponent } from '#kernel/web/parts.ts';
import { loadTexts } from '#kernel/web/texts.ts';
import { AnnulRequest } from './AnnulRequest.tsx';
import { CancelRequest } from './CancelRequest.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { CopyToProfile } from './CopyToProfile.tsx';
import { DeleteRequest } from './DeleteRequest.tsx';
import { ExtendDueDate } from './ExtendDueDate.tsx';
import { RemindPeople } from './RemindPeople.tsx';
import type { RequestDialog } from './use-request-dialog.ts';

/** With what refuses an entry of the register. */
const AddToRegister = lazyComponent(async () => {
  const [component] = await Promise.all([import('./AddToRegister.tsx'), loadTexts('contracts'), loadTexts('files')]);
  return component.AddToRegister;
});

interface RequestDialogsProps {
  asked: RequestDialog | undefined;
  onClose: () => void;
  onDeleted?: () => void;
}

/** What is asked about a request before something is done with it. */
export function RequestDialogs({ asked, onClose, onDeleted }: RequestDialogsProps) {
  if (!asked) return null;
  const { question, request } = asked;
  const about = { request, onClose };
  if (question === 'email') return <ChangeEmail {...about} person={asked.person} />;
  if (question === 'remind') return <RemindPeople {...about} person={asked.person} />;
  const dialogs = {
    extend: ExtendDueDate,
    cancel: CancelRequest,
    copy: CopyToProfile,
    annul: AnnulRequest,
    register: AddToRegister,
  } as const;
  if (question === 'delete') return <DeleteRequest {...about} onDeleted={onDeleted} />;
  const Shown = dialogs[question];
  return <Shown {...about} />;
}
