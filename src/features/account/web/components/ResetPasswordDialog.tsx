import { shell } from '#kernel/web/shell.ts';
import { runOrShowError } from '#kernel/web/show-error.ts';
import { useTexts } from '#kernel/web/texts.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { en } from '../../texts/en.ts';

/** Says that the user will be signed out and can then set a new password (shell.4). */
export function ResetPasswordDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts<typeof en>('account');
  return (
    <ConfirmDialog
      title={t('settings.resetPassword.title')}
      isOpen
      onClose={onClose}
      onConfirm={() => runOrShowError(() => shell.logOut('resetPassword'))}
      confirmLabel={t('settings.resetPassword.confirm')}
    >
      {t('settings.resetPassword.text')}
    </ConfirmDialog>
  );
}
