import type { PendingRequest } from '../../contract/rules/requests.ts';

/** Only absences are decided several at once. */
export function mayDecideWithOthers(request: PendingRequest): boolean {
  return request.kind === 'absence' && request.waiting.absence.permissions.decide;
}

/** The years to choose from: around this one, and the open one. */
export function yearsAround(thisYear: number, open: number): number[] {
  return [...new Set([thisYear - 2, thisYear - 1, thisYear, thisYear + 1, open])].toSorted((one, other) => one - other);
}

/** The year in the address; an invalid one becomes this year. */
export function yearOf(text: string | undefined, thisYear: number): number {
  const year = Number(text);
  return Number.isInteger(year) && year >= 2000 && year <= 2100 ? year : thisYear;
}
