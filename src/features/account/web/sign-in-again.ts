import type { CallError } from '#kernel/web/call-error.ts';

/** Whether a call was refused only because the person signed in too long ago (ID-01). */
export const asksToSignInAgain = (error: CallError): boolean => error.has('authentication.RecentSignInRequired');
