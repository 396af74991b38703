import { dayNumber } from '#kernel/contract/days.ts';
import { maxCalendarRows } from '../../contract/entities-settings.ts';
import type { CalendarPerson } from '../../contract/entities.ts';
import { absencePortion, waitingStatuses } from '../../contract/kinds.ts';
import type { AbsenceStatus, ShownAbsenceType } from '../../contract/kinds.ts';
import { rankOf } from '../../contract/rules/precedence.ts';

/** One bar, from its first day to the day after its last; half days start or end in the middle of a day. */
export interface Bar {
  absenceId: string;
  type: ShownAbsenceType;
  status: AbsenceStatus;
  isWaiting: boolean;
  from: number;
  to: number;
}

export type ChartRow =
  | { kind: 'group'; key: string; name: string; count: number; isFolded: boolean }
  | { kind: 'person'; key: string; person: CalendarPerson; bars: readonly Bar[] };

export interface ChartFilter {
  search: string;
  departments: readonly string[];
  types: readonly string[];
}

/** A person's bars, so that each covers those that it has priority over (absence.30, absence.71). */
export function barsOf({ absences }: Pick<CalendarPerson, 'absences'>, types: readonly string[] = []): Bar[] {
  const bars = absences
    .filter(({ type }) => types.length === 0 || types.includes(String(type)))
    .map(({ absenceId, type, status, startDate, endDate, absencePortion: portion }) => {
      const first = dayNumber(startDate);
      return {
        absenceId,
        type,
        status,
        isWaiting: waitingStatuses.includes(status),
        from: portion === absencePortion.LastHalf ? first + 0.5 : first,
        to: portion === absencePortion.FirstHalf ? first + 0.5 : dayNumber(endDate) + 1,
      };
    });
  return bars.toSorted((one, other) => rankOf(one.type) - rankOf(other.type) || one.from - other.from);
}

/** Merges answers about the same people, one for each year; an absence over New Year is in both. */
export function mergedPeople(answers: readonly (readonly CalendarPerson[])[]): CalendarPerson[] {
  const people = new Map<string, CalendarPerson>();
  for (const answer of answers) {
    for (const person of answer) {
      const known = people.get(person.companyUserId);
      people.set(person.companyUserId, known ? { ...known, absences: withoutDuplicates([...known.absences, ...person.absences]) } : person);
    }
  }
  return [...people.values()];
}

function withoutDuplicates(absences: CalendarPerson['absences']): CalendarPerson['absences'] {
  return [...new Map(absences.map((span) => [`${span.absenceId} ${span.startDate}`, span])).values()];
}

/** The rows of the chart: departments by name with their people, those without one last; a single department needs no heading. */
export function rowsOf(people: readonly CalendarPerson[], filter: ChartFilter, folded: ReadonlySet<string>): ChartRow[] {
  const shown = people.filter((person) => isShown(person, filter));
  const groups = Map.groupBy(shown, ({ department }) => department ?? '');
  const toRow = (person: CalendarPerson): ChartRow => rowOf(person, filter.types);
  if (groups.size <= 1) return shown.map(toRow);
  const names = [...groups.keys()].toSorted((one, other) => (one === '' ? 1 : other === '' ? -1 : one.localeCompare(other, 'nb')));
  return names.flatMap((name) => {
    const members = groups.get(name) ?? [];
    const isFolded = folded.has(name);
    const heading: ChartRow = { kind: 'group', key: `group ${name}`, name, count: members.length, isFolded };
    return isFolded ? [heading] : [heading, ...members.map(toRow)];
  });
}

/** The bars are made when they are first asked for: of a thousand people some twenty are drawn. */
function rowOf(person: CalendarPerson, types: readonly string[]): ChartRow {
  let bars: readonly Bar[] | undefined;
  return {
    kind: 'person',
    key: person.companyUserId,
    person,
    get bars() {
      bars ??= barsOf(person, types);
      return bars;
    },
  };
}

/** The same choice for a file of the calendar; a search that shows more people than a file has rows is left out, and the file refused. */
export function filtersOfFile(people: readonly CalendarPerson[], filter: ChartFilter) {
  const { search, departments, types } = filter;
  const found = search.trim() === '' ? [] : people.filter((person) => isShown(person, filter));
  return {
    ...(departments.length > 0 && { departments: [...departments] }),
    ...(types.length > 0 && { types: types.map(Number) }),
    ...(found.length > 0 && found.length <= maxCalendarRows && { companyUserIds: found.map(({ companyUserId }) => companyUserId) }),
  };
}

function isShown({ fullName, department }: CalendarPerson, { search, departments }: ChartFilter): boolean {
  if (departments.length > 0 && !departments.includes(department ?? '')) return false;
  const name = plain(fullName);
  return plain(search)
    .split(/\s+/)
    .every((word) => name.includes(word));
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** The bars on a day of a row, the topmost last. */
export function barsOn(bars: readonly Bar[], day: number): Bar[] {
  return bars.filter(({ from, to }) => from < day + 1 && to > day);
}
