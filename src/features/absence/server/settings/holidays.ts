import type { Holiday } from '../../contract/entities-settings.ts';
import { calendarOf } from '../rules/work-calendar.ts';
import type { CompanyCalendar } from '../rules/work-calendar.ts';
import { publicHolidays } from '../rules/public-holidays.ts';

const everyDay = 0b1111111;
const eve = { '12-24': { no: 'Julaften', en: 'Christmas Eve' }, '12-31': { no: 'Nyttårsaften', en: 'New Year’s Eve' } } as const;

/** The days of a year that are not, or only half, working days in a country, in order, by the same rule that counts days. */
export function holidaysOf(rules: CompanyCalendar, country: string, year: number): Holiday[] {
  const known = new Set(publicHolidays(country, year).map(({ date }) => date));
  const reader = calendarOf({ ...rules, weeks: [{ validFrom: null, weekdays: everyDay }] }).of({ country, weeks: [] });
  const own = rules.days.map(({ date }) => date).filter((date) => date.startsWith(`${year}-`));
  const decided = new Set(own);
  const eves = rules.halfDayEves ? [`${year}-12-24`, `${year}-12-31`] : [];
  const dates = [...new Set([...known, ...own, ...eves])].toSorted();
  return dates.flatMap((date) => {
    const { worth, names } = reader.on(date);
    if (worth === 1) return [];
    const source = decided.has(date) ? 'company' : known.has(date) ? 'public' : 'eve';
    return [{ date, names: names ?? evening(date), isHalf: worth === 0.5, source }];
  });
}

function evening(date: string): Holiday['names'] {
  const day = date.slice(5);
  return day === '12-24' || day === '12-31' ? eve[day] : { no: '', en: '' };
}
