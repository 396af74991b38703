import { lazyComponent } from '#kernel/web/parts.ts';
import { useCall } from '#kernel/web/use-call.ts';
import type { SigningRecipient } from '../../contract/entities.ts';
import { getSigningRequest } from '../../contract/endpoints.ts';
import { AnnulRequest } from './AnnulRequest.tsx';
import { CancelRequest } from './CancelRequest.tsx';
import { ChangeEmail } from './ChangeEmail.tsx';
import { CopyToProfile } from './CopyToProfile.tsx';
import { DeleteRequest } from './DeleteRequest.tsx';
import { ExtendDueDate } from './ExtendDueDate.tsx';
import { RemindPeople } from './RemindPeople.tsx';
import type { RequestDialog } from './use-request-dialog.ts';

/** With what refuses an entry of the register. */
const AddToRegister = lazyComponent(async () => (await import('./AddToRegister.tsx')).AddToRegister, 'contracts', 'files');

interface RequestDialogsProps {
  dialog: RequestDialog | undefined;
  onClose: () => void;
  onDeleted?: () => void;
}

/** What is asked about a request before something is done with it. */
export function RequestDialogs({ dialog, ...props }: RequestDialogsProps) {
  return dialog ? <OpenDialog {...props} dialog={dialog} /> : null;
}

/** The request as it is now, also when what others do with it takes it out of the list. */
function OpenDialog({ dialog, onClose, onDeleted }: RequestDialogsProps & { dialog: RequestDialog }) {
  const { question, request: opened } = dialog;
  const { answer } = useCall(getSigningRequest, { query: { signingRequestId: opened.signingRequestId } });
  const request = answer?.signingRequest ?? opened;
  const personNow = (person: SigningRecipient): SigningRecipient =>
    request.recipients.find(({ recipientId }) => recipientId === person.recipientId) ?? person;
  const about = { request, onClose };
  if (question === 'email') return <ChangeEmail {...about} person={personNow(dialog.person)} />;
  if (question === 'remind') return <RemindPeople {...about} person={dialog.person && personNow(dialog.person)} />;
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
