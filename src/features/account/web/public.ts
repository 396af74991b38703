import { lazyComponent } from '#kernel/web/parts.ts';
import { loadTexts } from '#kernel/web/texts.ts';

/** Asks before a password is reset (shell.4); loaded, with its texts, only where it is shown. */
export const ResetPasswordDialog = lazyComponent(async () => {
  const [part] = await Promise.all([import('./components/ResetPasswordDialog.tsx'), loadTexts('account')]);
  return part.ResetPasswordDialog;
});

/**
 * Resets a two-step sign-in (shell.5): the user's own without `name`, another person's with it, for a system admin. It may redirect the user to
 * sign in again; the caller stores in the address that the dialog is open, so that it is open again afterwards.
 */
export const ResetMfaDialog = lazyComponent(async () => {
  const [part] = await Promise.all([import('./components/ResetMfaDialog.tsx'), loadTexts('account')]);
  return part.ResetMfaDialog;
});
