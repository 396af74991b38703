import type { IsFree } from '#kernel/contract/deadlines.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { hook } from '#kernel/server/registers.ts';

// In a separate file, because `public.ts` exports functions that read the same settings.
/** The company's work week, days off, public holidays or country have changed: what is counted in its working days is counted anew. */
export const workingDaysChanged = hook<Pick<CallContext, 'company' | 'today'>>('absence.workingDaysChanged');

/** A day that is counted from the company's working days, as it is and as it would become. */
export interface MovedDay {
  id: string;
  title: string;
  before: string | null;
  after: string | null;
}

/** Asks before such a change which days it would move, of those that the caller may see; `isFree` is as after the change. */
export const workingDaysPreviewed = hook<Pick<CallContext, 'company' | 'actor' | 'today'> & { isFree: IsFree }, readonly MovedDay[]>(
  'absence.workingDaysPreviewed',
);
