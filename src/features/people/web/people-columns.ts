import { createElement } from 'react';
import { useFormat } from '#kernel/web/format.ts';
import type { Format } from '#kernel/web/format.ts';
import { useTexts } from '#kernel/web/texts.ts';
import type { Texts } from '#kernel/web/texts.ts';
import type { Column } from '#ui/table/column.ts';
import type { CompanyUser, PersonState } from '../contract/entities.ts';
import type { PersonColumn, PersonSort } from '../contract/lists.ts';
import type { en } from '../texts/en.ts';
import { mobileText } from './mobile-text.ts';
import { PersonName } from './components/PersonName.tsx';

/** The columns of the list: the name, then those that the user may see; the list of inactive people also shows when they left. */
export function usePeopleColumns({ columns, sorts }: Offered, state: PersonState): Column<CompanyUser>[] {
  const t = useTexts<typeof en>('people');
  const format = useFormat();
  return [
    {
      key: 'lastName',
      header: t('fields.name'),
      cell: (person) => createElement(PersonName, { person }),
      isSortable: true,
      isPrimary: true,
      width: 12,
      maxWidth: 16.5,
    },
    ...columns.map((key): Column<CompanyUser> => ({
      key,
      header: t(`fields.${key}`),
      cell: (person) => cellText(person, key, { t, format }),
      isSortable: sorts.some((one) => one === key),
      isAlwaysShown: state === 'inactive' && key === 'inactivationDate',
      ...(ends.has(key) ? { align: 'end' as const } : {}),
      ...widths[key],
    })),
  ];
}

interface Offered {
  columns: readonly PersonColumn[];
  sorts: readonly PersonSort[];
}

const ends: ReadonlySet<PersonColumn> = new Set(['salaryAmount', 'positionCoverage']);
// With these the first columns fit 1440 pixels beside the menu.
const widths: Readonly<Partial<Record<PersonColumn, { maxWidth: number }>>> = {
  position: { maxWidth: 11.5 },
  department: { maxWidth: 10 },
  emailAddress: { maxWidth: 17 },
};
const dates: ReadonlySet<PersonColumn> = new Set(['startDate', 'endDate', 'trialPeriodEndDate', 'inactivationDate', 'birthday']);

/** The text of one cell; empty without a value. */
export function cellText(person: CompanyUser, key: PersonColumn, { t, format }: { t: Texts<typeof en>; format: Format }): string {
  const { role, positionType, positionCoverage, salaryAmount, salaryCurrency, salaryInterval, preferredLanguage, hasAccess } = person;
  if (key === 'mobilePhoneNumber') return mobileText(person);
  if (key === 'role') return role ? t(`roles.${role}`) : '';
  if (key === 'positionType') return positionType ? t(`positionTypes.${positionType}`) : '';
  if (key === 'positionCoverage') return format.percent(positionCoverage);
  if (key === 'salaryAmount') return format.money(salaryAmount, salaryCurrency ?? 'NOK');
  if (key === 'salaryInterval') return salaryInterval ? t(`salaryIntervals.${salaryInterval}`) : '';
  if (key === 'preferredLanguage') return preferredLanguage ? t(`languages.${preferredLanguage}`) : '';
  if (key === 'hasAccess') return hasAccess === undefined ? '' : t(hasAccess ? 'list.yes' : 'list.no');
  // The remaining columns are texts and dates under their own names.
  const value = person[key as keyof CompanyUser];
  if (typeof value !== 'string') return '';
  return dates.has(key) ? format.date(value) : value;
}
