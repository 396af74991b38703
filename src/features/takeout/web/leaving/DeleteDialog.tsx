import { CallError } from '#kernel/web/call-error.ts';
import { useFormat } from '#kernel/web/format.ts';
import { useUser } from '#kernel/web/session.ts';
import { shell } from '#kernel/web/shell.ts';
import { showError } from '#kernel/web/show-error.ts';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { showToast } from '#ui/toasts.ts';
import { deleteCompany, getLeaving } from '../../contract/endpoints.ts';
import type { en } from '../../texts/en.ts';
import { noteEnding } from './note-ending.ts';

/** Asks for the company's name before requesting its deletion. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('takeout');
  const k = useKernelTexts();
  const format = useFormat();
  const { companyName: company } = useUser();
  const { write } = useWrite(deleteCompany, { changes: [getLeaving] });
  const ask = async (): Promise<void> => {
    try {
      const { deletion } = await write({ body: { name: company } });
      noteEnding(deletion.endsAt);
      showToast({ title: t('deletion.asked', { company, day: format.date(deletion.endsAt) }) });
      onClose();
    } catch (error) {
      // The open dialog is in the address, so it is open after the sign-in.
      if (error instanceof CallError && error.has('authentication.RecentSignInRequired')) shell.signInAgain();
      else showError(error);
    }
  };
  return (
    <ConfirmDialog
      title={t('deletion.dialogTitle', { company })}
      isOpen
      onClose={onClose}
      onConfirm={ask}
      confirmLabel={t('deletion.confirm')}
      cancelLabel={k('actions.cancel')}
      closeLabel={k('actions.close')}
      isDestructive
      typed={{ label: t('deletion.typed', { company }), expected: company }}
    >
      {t('deletion.dialogText')}
    </ConfirmDialog>
  );
}
