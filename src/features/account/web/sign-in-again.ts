import type { CallError } from '#kernel/web/call-error.ts';

/** Whether a call was refused only because the sign-in is too long ago (identity.17). */
export const asksToSignInAgain = (error: CallError): boolean => error.has('authentication.RecentSignInRequired');
