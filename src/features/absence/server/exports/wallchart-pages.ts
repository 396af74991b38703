import type { WallchartCell, WallchartPage } from '#kernel/server/export/wallchart.ts';
import type { CalendarSpan } from '../../contract/entities.ts';
import { absenceType, nameIn, waitingStatuses } from '../../contract/kinds.ts';
import type { ShownAbsenceType } from '../../contract/kinds.ts';
import { rankOf } from '../../contract/rules/precedence.ts';
import { en } from '../../texts/en.ts';
import { no } from '../../texts/no.ts';
import type { WorkCalendar } from '../rules/work-calendar.ts';
import { dayNumber, eachDay, weekdayOf } from '#kernel/contract/days.ts';

/** A person in the printed wallchart, with visible details only. */
export interface WallchartPerson {
  fullName: string;
  calendar: WorkCalendar;
  spans: readonly CalendarSpan[];
}

interface Paper {
  startDate: string;
  endDate: string;
  language: 'no' | 'en';
  /** The company's work calendar, for the header of each page. */
  usual: WorkCalendar;
}

const free = '#eef1f2';
/** How many letters fit on all days of a page together. */
const lettersAcross = 165;
// Light enough for dark text in print; labels distinguish the types too.
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

/** One page per month of a period. */
export function layOutPages(people: readonly WallchartPerson[], { startDate, endDate, language, usual }: Paper): WallchartPage[] {
  const locale = language === 'no' ? 'nb-NO' : 'en-GB';
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const letter = new Intl.DateTimeFormat(locale, { weekday: 'narrow', timeZone: 'UTC' });
  const letters = [0, 1, 2, 3, 4, 5, 6].map((day) => letter.format(new Date(Date.UTC(2026, 1, 1 + day))));
  const months = Map.groupBy(eachDay(startDate, endDate), (date) => date.slice(0, 7));
  return [...months.values()].map((dates) => ({
    legend: legendOf(people, dates, language),
    name: monthName.format(new Date(`${dates[0]}T00:00:00Z`)),
    days: dates.map((date) => ({
      number: Number(date.slice(8)),
      letter: letters[weekdayOf(date)] ?? '',
      isFree: usual.on(date).worth === 0,
    })),
    rows: people.map((person) => ({ name: person.fullName, cells: cellsOf(person, dates, language) })),
  }));
}

/** The types on these days, with their abbreviations. */
function legendOf(people: readonly WallchartPerson[], dates: readonly string[], language: 'no' | 'en'): WallchartPage['legend'] {
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const lying = people.flatMap(({ spans }) => spans.filter(({ startDate, endDate }) => startDate <= last && endDate >= first));
  const types = [...new Set(lying.map(({ type }) => type))].toSorted((one, other) => one - other);
  const { output } = language === 'no' ? no : en;
  const isRequested = lying.some(({ status }) => waitingStatuses.includes(status));
  return [
    ...types.map((type) => ({ colour: colours[type], letters: wordsOf(type, language).letters, word: wordsOf(type, language).word })),
    ...(isRequested ? [{ colour: '', letters: '?', word: output.requested }] : []),
  ];
}

/** The days of a month as runs; of two absences on one day the one with priority. */
function cellsOf({ spans, calendar }: WallchartPerson, dates: readonly string[], language: 'no' | 'en'): WallchartCell[] {
  const cells: (WallchartCell & { span: CalendarSpan | undefined })[] = [];
  for (const date of dates) {
    const lying = spans.filter((span) => span.startDate <= date && date <= span.endDate);
    const [span] = lying.toSorted((one, other) => rankOf(other.type) - rankOf(one.type));
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
  const room = (days: number) => Math.floor((lettersAcross * days) / dates.length) - 1;
  return cells.map(({ span, days, colour }) => ({ days, colour, label: span ? labelOf(span, room(days), language) : '' }));
}

/** The type's name where it fits, else its abbreviation; unapproved requests have a question mark. */
function labelOf({ type, status }: CalendarSpan, room: number, language: 'no' | 'en'): string {
  const { word, letters } = wordsOf(type, language);
  const waitingMark = waitingStatuses.includes(status) ? '?' : '';
  return `${word.length + waitingMark.length <= room ? word : letters}${waitingMark}`;
}

function wordsOf(type: ShownAbsenceType, language: 'no' | 'en'): { word: string; letters: string } {
  const { types, typesShort } = language === 'no' ? no : en;
  const name = nameIn(absenceType, type);
  return { word: types[name], letters: typesShort[name] };
}
