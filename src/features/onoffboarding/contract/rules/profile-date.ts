import { daysBetween } from '#kernel/contract/days.ts';
import type { PlanType } from '../kinds.ts';

/** A plan further from the employment than this is about something else: leave, coming back from it, a new position. */
const nearDays = 180;

interface Dated {
  type: PlanType;
  referenceDate: string;
  /** Null while the profile says none. */
  profileDate: string | null;
}

/** Whether the profile has another first or last day than a plan about it (plans.78). */
export function differsFromProfile({ type, referenceDate, profileDate }: Dated): boolean {
  if (profileDate === null || profileDate === referenceDate) return false;
  const within = type === 'Onboarding' ? daysBetween(profileDate, referenceDate) : daysBetween(referenceDate, profileDate);
  return within <= nearDays;
}
