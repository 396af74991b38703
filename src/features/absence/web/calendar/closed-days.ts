import { weekdayOfNumber } from '#kernel/contract/days.ts';
import type { CalendarPerson } from '../../contract/entities.ts';
import type { Holiday } from '../../contract/entities-settings.ts';
import { weekReader } from './use-calendar.ts';
import type { CalendarData } from './use-calendar.ts';

/** A period of days that are not, or only half, worked. */
export interface ClosedPeriod {
  from: number;
  to: number;
  kind: 'weekend' | 'holiday' | 'half';
  holiday: Holiday | undefined;
}

type DayKind = { kind: ClosedPeriod['kind'] | 'open'; holiday: Holiday | undefined };

function kindOf(day: number, mask: number, holidays: ReadonlyMap<number, Holiday> | undefined): DayKind {
  if ((mask & (1 << weekdayOfNumber(day))) === 0) return { kind: 'weekend', holiday: undefined };
  const holiday = holidays?.get(day);
  if (!holiday) return { kind: 'open', holiday };
  return { kind: holiday.isHalf ? 'half' : 'holiday', holiday };
}

/** The company's days off between two days; weekends are merged, each holiday is separate with its name. */
export function closedDays(data: CalendarData, country: string, first: number, end: number): ClosedPeriod[] {
  const holidays = data.holidays.get(country);
  const found: ClosedPeriod[] = [];
  for (let day = first; day < end; day += 1) {
    const { kind, holiday } = kindOf(day, data.weekOn(day), holidays);
    const before = found.at(-1);
    if (kind === 'open') continue;
    if (kind === 'weekend' && before?.kind === 'weekend' && before.to === day) before.to = day + 1;
    else found.push({ from: day, to: day + 1, kind, holiday });
  }
  return found;
}

/** A period in which a person differs from the company: off when others work, or at work when others are off. */
export interface PersonDeviation {
  from: number;
  to: number;
  isOff: boolean;
}

/** The periods in which a person with their own week or country differs from the company. */
export function differingDays(
  data: CalendarData,
  companyCountry: string,
  person: CalendarPerson,
  span: { first: number; end: number },
): PersonDeviation[] {
  if (person.workWeeks.length === 0 && person.country === companyCountry) return [];
  const ownWeek = person.workWeeks.length > 0 ? weekReader(person.workWeeks) : data.weekOn;
  const own = data.holidays.get(person.country);
  const company = data.holidays.get(companyCountry);
  const found: PersonDeviation[] = [];
  for (let day = span.first; day < span.end; day += 1) {
    const isOff = isClosed(kindOf(day, ownWeek(day) || data.weekOn(day), own));
    if (isOff === isClosed(kindOf(day, data.weekOn(day), company))) continue;
    const before = found.at(-1);
    if (before?.to === day && before.isOff === isOff) before.to = day + 1;
    else found.push({ from: day, to: day + 1, isOff });
  }
  return found;
}

function isClosed({ kind }: DayKind): boolean {
  return kind === 'weekend' || kind === 'holiday';
}

/** The kind of a day for a person, as text: the name of a holiday, or whether they work. */
export function dayOf(data: CalendarData, person: CalendarPerson, day: number): DayKind {
  const week = person.workWeeks.length > 0 ? weekReader(person.workWeeks)(day) || data.weekOn(day) : data.weekOn(day);
  return kindOf(day, week, data.holidays.get(person.country));
}

/** The holidays of a person's country between two days, with the day of each. */
export function holidaysOf(
  data: CalendarData,
  person: CalendarPerson,
  span: { first: number; end: number },
): { day: number; holiday: Holiday }[] {
  const own = data.holidays.get(person.country) ?? [];
  return [...own].filter(([day]) => day >= span.first && day < span.end).map(([day, holiday]) => ({ day, holiday }));
}
