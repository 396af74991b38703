import type { Answer } from '#kernel/contract/endpoint.ts';
import type { CallError } from '#kernel/web/call-error.ts';
import { ConfirmByName } from '#kernel/web/ConfirmByName.tsx';
import { useFormat } from '#kernel/web/format.ts';
import { useUser } from '#kernel/web/session.ts';
import { shell } from '#kernel/web/shell.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { showToast } from '#ui/toasts.ts';
import { deleteCompany, getLeaving } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { noteEnding } from './note-ending.ts';

/** Asks for the company's name before requesting its deletion. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('takeout');
  const format = useFormat();
  const { companyName: company } = useUser();
  const { write } = useWrite(deleteCompany, { changes: [getLeaving] });
  const end = ({ deletion }: Answer<typeof deleteCompany>): void => {
    noteEnding(deletion.endsAt);
    showToast({ title: t('deletion.asked', { company, day: format.dayOf(deletion.endsAt) }) });
    onClose();
  };
  return (
    <ConfirmByName
      title={t('deletion.dialogTitle', { company })}
      name={company}
      label={t('deletion.typed', { company })}
      confirm={t('deletion.confirm')}
      onConfirm={() => write({ body: { name: company } })}
      onDone={end}
      onClose={onClose}
      onRefused={signInFirst}
      draft={{ place: 'takeout/delete-company' }}
    >
      {t('deletion.dialogText')}
    </ConfirmByName>
  );
}

/** The open dialog is in the address, so it is open after the sign-in. */
function signInFirst(refused: CallError): boolean {
  const isOld = refused.has('authentication.RecentSignInRequired');
  if (isOld) shell.signInAgain();
  return isOld;
}
