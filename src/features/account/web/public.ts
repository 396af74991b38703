import { lazyComponent } from '#kernel/web/parts.ts';

/** Asks before a password is reset (shell.4); loaded, with its texts, only where it is shown. */
export const ResetPasswordDialog = lazyComponent(
  async () => (await import('./components/ResetPasswordDialog.tsx')).ResetPasswordDialog,
  'account',
);

/**
 * Resets a two-step sign-in (shell.5): the user's own without `name`, another person's with it, for a system admin. It may redirect the user to
 * sign in again; the caller stores in the address that the dialog is open, so that it is open again afterwards.
 */
export const ResetMfaDialog = lazyComponent(async () => (await import('./components/ResetMfaDialog.tsx')).ResetMfaDialog, 'account');
