import type { CallError } from '#kernel/web/call-error.ts';
import type { WrongDates } from '../../contract/kinds.ts';

const fields: Readonly<Record<WrongDates, 'startDate' | 'endDate'>> = {
  past: 'startDate',
  daysBack: 'startDate',
  yearBack: 'startDate',
  far: 'startDate',
  order: 'endDate',
  long: 'endDate',
  half: 'endDate',
};

/** The field beside which a refusal of dates stands; undefined when it is about something else. */
export function wrongField(error: Pick<CallError, 'has' | 'details'> | undefined): 'startDate' | 'endDate' | undefined {
  const why = error?.has('absence.InvalidDates') ? String(error.details['why']) : '';
  return Object.entries(fields).find(([one]) => one === why)?.[1];
}
