import type { CallError } from '#kernel/web/call-error.ts';

/** Whether a request was refused only because the sign-in is too old (identity.17). */
export const asksToSignInAgain = (error: CallError): boolean => error.has('authentication.RecentSignInRequired');
