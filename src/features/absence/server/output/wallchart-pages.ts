import type { WallchartCell, WallchartPage } from '#kernel/server/export/wallchart.ts';
import type { CalendarSpan } from '../../contract/entities.ts';
import { absenceType, nameIn, workingTypes } from '../../contract/kinds.ts';
import type { ShownAbsenceType } from '../../contract/kinds.ts';
import { en } from '../../texts/en.ts';
import { no } from '../../texts/no.ts';
import type { DayReader } from '../rules/calendar.ts';
import { dayNumber, eachDay, weekdayOf } from '../rules/days.ts';

/** Somebody on paper: what the reader may know, and their days. */
export interface Charted {
  fullName: string;
  calendar: DayReader;
  spans: readonly CalendarSpan[];
}

interface Paper {
  startDate: string;
  endDate: string;
  language: 'no' | 'en';
  /** The company's days, for the head of each page. */
  usual: DayReader;
}

const free = '#eef1f2';
// Light enough for dark letters in print, and told apart by their words as well.
const colours: Record<ShownAbsenceType, string> = {
  '-1': '#cfd8dc',
  1: '#b7e0c9',
  2: '#cfe3fa',
  3: '#f9cfcf',
  4: '#f3b8b8',
  5: '#fbd9ea',
  6: '#fde3b5',
  7: '#dcd3f7',
  8: '#d6d3cd',
  9: '#c9ecf2',
};

/** A page for each month of a period. */
export function pagesOf(people: readonly Charted[], { startDate, endDate, language, usual }: Paper): WallchartPage[] {
  const locale = language === 'no' ? 'nb-NO' : 'en-GB';
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const letter = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  const letters = [0, 1, 2, 3, 4, 5, 6].map((day) => letter.format(new Date(Date.UTC(2026, 1, 1 + day))));
  const months = Map.groupBy(eachDay(startDate, endDate), (date) => date.slice(0, 7));
  return [...months.values()].map((dates) => ({
    name: monthName.format(new Date(`${dates[0]}T00:00:00Z`)),
    days: dates.map((date) => ({
      number: Number(date.slice(8)),
      letter: letters[weekdayOf(date)] ?? '',
      isFree: usual.on(date).worth === 0,
    })),
    rows: people.map((person) => ({ name: person.fullName, cells: cellsOf(person, dates, language) })),
  }));
}

/** The days of a month run by run; where two lie on a day, being away ranks over working elsewhere. */
function cellsOf({ spans, calendar }: Charted, dates: readonly string[], language: 'no' | 'en'): WallchartCell[] {
  const cells: (WallchartCell & { span: CalendarSpan | undefined })[] = [];
  for (const date of dates) {
    const lying = spans.filter((span) => span.startDate <= date && date <= span.endDate);
    const span = lying.find(({ type }) => !workingTypes.includes(type)) ?? lying[0];
    const last = cells.at(-1);
    if (span && last?.span === span) last.days += 1;
    else
      cells.push({
        span,
        days: 1,
        label: '',
        colour: span ? colours[span.type] : calendar.worthOf(dayNumber(date)).worth === 0 ? free : '',
      });
  }
  return cells.map(({ span, days, colour }) => ({ days, colour, label: span ? labelOf(span, days, language) : '' }));
}

/** As much of the word as there is room for; what is only asked for has a question mark. */
function labelOf({ type, status }: CalendarSpan, days: number, language: 'no' | 'en'): string {
  const { types, output } = language === 'no' ? no : en;
  const word = type === -1 ? output.away : types[nameIn(absenceType, type)];
  const asked = status === 1 || status === 11 ? '?' : '';
  return `${word.slice(0, Math.max(1, days * 3 - 1))}${asked}`;
}
