import { lazyComponent } from '#kernel/web/parts.ts';
import { loadTexts } from '#kernel/web/texts.ts';

/** Asks before a password is reset (shell.4); fetched, with its texts, only where it is shown. */
export const ResetPasswordDialog = lazyComponent(async () => {
  const [part] = await Promise.all([import('./components/ResetPasswordDialog.tsx'), loadTexts('account')]);
  return part.ResetPasswordDialog;
});

/**
 * Resets a person's two-step sign-in (shell.5): one's own without `name`, another's with it, for a system admin. It may send the person away to
 * sign in again; whoever shows it keeps in the address that it is open, so that it is there when they come back.
 */
export const ResetMfaDialog = lazyComponent(async () => {
  const [part] = await Promise.all([import('./components/ResetMfaDialog.tsx'), loadTexts('account')]);
  return part.ResetMfaDialog;
});
