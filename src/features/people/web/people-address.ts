import type { PeopleFilter, PersonColumn } from '../contract/lists.ts';
import { personColumns, personSorts } from '../contract/lists.ts';
import type { PersonSort } from '../contract/lists.ts';
import type { PersonState } from '../contract/entities.ts';

/** The filters that the list's address may contain, most used first. */
export const filterKeys = [
  'departments',
  'locations',
  'teams',
  'reportingTo',
  'positions',
  'roles',
  'positionTypes',
  'isExternal',
  'marks',
] as const;
export type FilterKey = (typeof filterKeys)[number];
/** Until which day somebody left; not offered, but links to the list may contain it. */
export const leftUntilKey = 'leftUntil';
/** Everything that the list's address may contain. */
export const addressKeys = [...filterKeys, leftUntilKey] as const;

/** An empty value would be dropped from the address, so "not set" is written as a marker. */
const notSet = '~';
export const inAddress = (value: string): string => value || notSet;
const fromAddress = (value: string): string => (value === notSet ? '' : value);

/** The filter in the address. */
export function filterOf(search: string, chosen: Readonly<Record<string, readonly string[]>>): PeopleFilter {
  const values = Object.fromEntries(Object.entries(chosen).map(([key, list]) => [key, list.map(fromAddress)]));
  const { isExternal = [], [leftUntilKey]: leftUntil = [], ...others } = values;
  return {
    ...(search ? { search } : {}),
    // The server validates every value, including one typed into the address.
    ...(others as PeopleFilter),
    ...(leftUntil[0] ? { leftUntil: leftUntil[0] } : {}),
    // Both values together select everybody.
    ...(isExternal.length === 1 ? { isExternal: isExternal[0] === 'true' } : {}),
  };
}

export function sortOf(sortBy: string | undefined): PersonSort {
  return personSorts.find((one) => one === sortBy) ?? 'lastName';
}

export function stateOf(tab: string | undefined, allowed: readonly PersonState[]): PersonState {
  return allowed.find((state) => state === tab) ?? 'active';
}

/** The columns that are shown until the user has chosen some: as many as fit beside the menu. */
export const shownColumns: readonly PersonColumn[] = ['position', 'department', 'emailAddress', 'mobilePhoneNumber'];

/** The columns of a list or file that the user chose, if they still exist. */
export function columnsOf(stored: readonly unknown[]): readonly PersonColumn[] {
  return stored.flatMap((key) => personColumns.find((column) => column === key) ?? []);
}
