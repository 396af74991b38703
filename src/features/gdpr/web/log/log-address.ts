import { Day } from '#kernel/contract/values.ts';
import { logSubjects, type GdprLogFilter } from '../../contract/endpoints-log.ts';

/** The filters that the address may contain. */
export const filterKeys = ['subject', 'person', 'from', 'to'] as const;

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The filter in an address; what is no value of a filter is left out. */
export function filterOf(search: string, chosen: Readonly<Record<string, readonly string[]>>): GdprLogFilter {
  const subjects = logSubjects.filter((one) => chosen['subject']?.includes(one));
  const people = (chosen['person'] ?? []).filter((one) => id.test(one));
  const from = chosen['from']?.find((one) => Day.safeParse(one).success);
  const to = chosen['to']?.find((one) => Day.safeParse(one).success);
  return {
    ...(search.trim() && { search: search.trim().slice(0, 100) }),
    ...(subjects.length > 0 && { subjects }),
    ...(people.length > 0 && { companyUserIds: people }),
    ...(from && { from }),
    ...(to && { to }),
  };
}
