import { dayOf } from '../../contract/rules/values.ts';
import type { Values } from '../../contract/template.ts';

interface Update {
  isAddendum: boolean;
  values: Values;
  person: { startDate: string | null; endDate: string | null };
  today: string;
}

/**
 * The day on which a person is updated with what a contract says, when it is still to come: an addendum changes nothing before it takes effect
 * (Working Environment Act § 14-8), and whoever works here keeps what applies until a new contract begins (employment.28). Otherwise null.
 */
export function dayToUpdate({ isAddendum, values, person, today }: Update): string | null {
  const day = dayOf(values[isAddendum ? 'effectiveDate' : 'startDate']);
  if (day === undefined || day <= today) return null;
  return isAddendum || worksHere(person, today) ? day : null;
}

const worksHere = ({ startDate, endDate }: Update['person'], today: string): boolean =>
  startDate !== null && startDate <= today && (endDate === null || endDate >= today);
