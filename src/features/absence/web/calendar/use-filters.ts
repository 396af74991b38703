import { useMemo } from 'react';
import { useTexts } from '#kernel/web/texts.ts';
import { useList } from '#kernel/web/use-list.ts';
import type { FilterChoice } from '#ui/table/filters.ts';
import type { CalendarPerson } from '../../contract/entities.ts';
import { absenceType, nameIn } from '../../contract/kinds.ts';
import type { ShownAbsenceType } from '../../contract/kinds.ts';
import type { en } from '../../texts/en.ts';

const filterKeys = ['department', 'type'] as const;

/** The chart's filters, stored in the address. */
export function useFilters(people: readonly CalendarPerson[]) {
  const t = useTexts<typeof en>('absence');
  const list = useList({ filterKeys });
  const types = useMemo(() => typesOf(people), [people]);
  const departments = useMemo(
    () => [...new Set(people.map(({ department }) => department ?? ''))].toSorted((a, b) => a.localeCompare(b, 'nb')),
    [people],
  );
  const choices: FilterChoice[] = [
    {
      key: 'department',
      label: t('calendar.department'),
      values: departments.map((value) => ({ value, label: value || t('calendar.noDepartment') })),
    },
    {
      key: 'type',
      label: t('calendar.type'),
      values: types.map((type) => ({ value: String(type), label: t(`types.${nameIn(absenceType, type)}`) })),
    },
  ];
  const { search, filters } = list;
  const chosen = filters;
  const filter = useMemo(
    () => ({ search, departments: chosen['department'] ?? [], types: chosen['type'] ?? [] }),
    // The address returns new arrays with equal content on each render.
    // oxlint-disable-next-line react/exhaustive-deps
    [search, JSON.stringify(chosen)],
  );
  return { list, filter, types, choices: choices.filter(({ values }) => values.length > 1) };
}

function typesOf(people: readonly CalendarPerson[]): ShownAbsenceType[] {
  const found = new Set(people.flatMap(({ absences }) => absences.map(({ type }) => type)));
  return [...found].toSorted((one, other) => one - other);
}
