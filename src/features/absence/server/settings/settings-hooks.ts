import type { CallContext } from '#kernel/server/call-context.ts';
import { hook } from '#kernel/server/registers.ts';

// In a separate file, because `public.ts` exports functions that read the same settings.
/** The company's work week, days off, public holidays or country have changed: what is counted in its working days is counted anew. */
export const workingDaysChanged = hook<Pick<CallContext, 'company' | 'today'>>('absence.workingDaysChanged');
