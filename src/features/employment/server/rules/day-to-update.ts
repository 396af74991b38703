import { addDays } from '#kernel/contract/days.ts';

interface Update {
  isAddendum: boolean;
  /** From when the addendum, or the contract, applies; undefined where it names no day. */
  day: string | null | undefined;
  person: { startDate: string | null; endDate: string | null };
  today: string;
}

/**
 * The day on which a person is updated with what a contract says, when it is still to come: an addendum changes nothing before it takes effect
 * (Working Environment Act § 14-8), and whoever works here keeps what applies until a new contract begins (employment.28). Otherwise null.
 */
export function dayToUpdate({ isAddendum, day, person, today }: Update): string | null {
  if (!day || day <= today) return null;
  return isAddendum || worksHere(person, today) ? day : null;
}

const worksHere = ({ startDate, endDate }: Update['person'], today: string): boolean =>
  startDate !== null && startDate <= today && (endDate === null || endDate >= today);

/** Whether the employment that somebody has now ends before another begins. */
export const endsBefore = ({ endDate }: Pick<Update['person'], 'endDate'>, day: string | null | undefined): boolean =>
  endDate !== null && typeof day === 'string' && endDate < day;

/** Whether somebody does not work here between what they have now and what begins on a day: the end of that one says nothing of the present one. */
export const isAfterGap = ({ endDate }: Pick<Update['person'], 'endDate'>, day: string | null | undefined): boolean =>
  endDate !== null && typeof day === 'string' && day > addDays(endDate, 1);
