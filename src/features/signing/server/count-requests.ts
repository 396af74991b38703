import { cacheUntilChanged } from '#kernel/server/cache-until-changed.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { StoredStatus } from '../contract/rules/request-status.ts';
import { countStatuses, type Selection } from './store-list.ts';
import { countUses } from './store-use.ts';

/** What a list says beside its rows: how many of its requests have each status, and how many signatures of the quota are used. */
interface RequestCounts {
  statuses: { status: StoredStatus; count: number }[];
  used: number;
}

const counts = cacheUntilChanged<RequestCounts>(1_000);

/** The counts of a selection; for those who see all they are kept until a request changes. */
export async function countRequests(
  { company, services, now }: Pick<CallContext, 'company' | 'services' | 'now'>,
  selection: Selection,
  changeNumber: number,
): Promise<RequestCounts> {
  const count = async (): Promise<RequestCounts> => {
    const [statuses, used] = await Promise.all([countStatuses(company, selection), countUses(company)]);
    return { statuses, used };
  };
  const { reader, isEnded, filter } = selection;
  const { statuses, methods, ...others } = filter;
  // The other filters ask who the reader is, or for names, which change without the request.
  const isOfRequests = Object.values(others).every((value) => value === undefined || value === '');
  if (!reader.seesAll || !isOfRequests) return count();
  const key = JSON.stringify([company.id, isEnded, statuses, methods]);
  return counts({ database: services.database, key, changeNumber, now }, count);
}
