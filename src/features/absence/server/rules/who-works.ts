import type { WhoWorks } from '../../contract/kinds.ts';
import { workCalendars, type CompanyCalendar, type WorkTerms } from './work-calendar.ts';

/** For whom of these people a day is a working day by their own calendars; by the company's when none of them is employed on it (home.6). */
export function whoWorks(company: CompanyCalendar, people: readonly WorkTerms[], day: string): WhoWorks {
  const employed = people.filter(({ startDate, endDate }) => (startDate ?? day) <= day && (endDate ?? day) >= day);
  const calendars = workCalendars(company, employed);
  // Nobody has an empty id, so that it has the company's calendar.
  const ids = employed.length > 0 ? employed.map(({ companyUserId }) => companyUserId) : [''];
  const working = ids.filter((id) => calendars(id).on(day).worth > 0).length;
  if (working === 0) return 'nobody';
  return working === ids.length ? 'everybody' : 'some';
}
