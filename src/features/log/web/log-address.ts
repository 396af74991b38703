import { Day } from '#kernel/contract/values.ts';
import type { LogFilter } from '../contract/entities.ts';

/** The filters that the address may contain. */
export const filterKeys = ['area', 'show', 'person', 'from', 'to'] as const;

const id = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const area = /^[a-zA-Z-]{1,50}$/;

type Chosen = Readonly<Record<string, readonly string[]>>;

/** The filter in an address; invalid values are ignored. */
export function filterOf(search: string, chosen: Chosen): LogFilter {
  const areas = (chosen['area'] ?? []).filter((one) => area.test(one));
  const people = (chosen['person'] ?? []).filter((one) => id.test(one));
  const from = chosen['from']?.find((one) => Day.safeParse(one).success);
  const to = chosen['to']?.find((one) => Day.safeParse(one).success);
  return {
    ...(search.trim() && { search: search.trim().slice(0, 100) }),
    ...(areas.length > 0 && { areas }),
    ...(people.length > 0 && { companyUserIds: people }),
    ...(from && { from }),
    ...(to && { to }),
    ...(chosen['show']?.includes('deletions') && { onlyDeletions: true }),
    ...(chosen['show']?.includes('failures') && { onlyFailures: true }),
  };
}
