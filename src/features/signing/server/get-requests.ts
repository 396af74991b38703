import { readAllowances } from '#features/billing/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { countCap } from '#kernel/contract/paging.ts';
import type {
  getCompanySigningRequests as ongoingContract,
  getCompletedCompanySigningRequests as endedContract,
  getSigningRequest as oneContract,
} from '../contract/endpoints.ts';
import type { RequestStatus } from '../contract/kinds.ts';
import type { SigningListQuery } from '../contract/lists.ts';
import { wireStatus } from '../contract/rules/request-status.ts';
import { countRequests } from './count-requests.ts';
import { loadRequest } from './open-request.ts';
import { readerOf, type Reader } from './policy.ts';
import { presentItem } from './present-request.ts';
import { readForMe, readListed, readSelected, type ListedRequest, type Selection } from './store-list.ts';
import { readRecipients, type RecipientRow } from './store-requests.ts';

const usualPageSize = 50;

type ListCall = Pick<CallContext, 'company' | 'actor' | 'services' | 'now'>;

export const getCompanySigningRequests: Handler<typeof ongoingContract> = (context, { query }) => list(context, query, false);
export const getCompletedCompanySigningRequests: Handler<typeof endedContract> = (context, { query }) => list(context, query, true);

/** One of the two lists, in a constant number of statements (signing.23). */
async function list(context: ListCall, query: SigningListQuery, isEnded: boolean) {
  const { company, actor } = context;
  const reader = readerOf(actor);
  const selection: Selection = { reader, isEnded, filter: query.filter ?? {} };
  const [counts, forMe, limits] = await Promise.all([
    countRequests(context, selection),
    isEnded ? [] : readForMe(company, selection),
    readAllowances(company, ['signatureLimit']),
  ]);
  const rows = await readRows({ company }, query, { selection, forMe });
  const statuses: Partial<Record<RequestStatus, number>> = {};
  for (const { status, count } of counts.statuses) statuses[wireStatus(status)] = (statuses[wireStatus(status)] ?? 0) + count;
  const total = counts.statuses.reduce((sum, { count }) => sum + count, 0);
  return {
    signingRequests: await presentItems(company, reader, rows),
    totalEntries: Math.min(total, countCap + 1),
    sums: { statuses, forMe: forMe.length },
    limit: { used: counts.used, limit: limits.get('signatureLimit') ?? null },
    permissions: { create: reader.mayChange, seeAll: reader.seesAll },
  };
}

/** Rows of a list as a reader sees them. */
async function presentItems(company: Company, reader: Reader, rows: readonly ListedRequest[]) {
  const ids = rows.map(({ signingRequestId }) => signingRequestId);
  const recipients = groupByRequest(await readRecipients(company, ids));
  return rows.map((row) => presentItem(reader, row, recipients.get(row.signingRequestId) ?? []));
}

type WholeQuery = Pick<SigningListQuery, 'sortBy' | 'sortDirection' | 'filter'>;

/** All rows of a list, for a file. */
export async function listWhole({ company, actor }: Pick<ListCall, 'company' | 'actor'>, query: WholeQuery, isEnded: boolean) {
  const reader = readerOf(actor);
  const selection: Selection = { reader, isEnded, filter: query.filter ?? {} };
  const forMe = isEnded ? [] : await readForMe(company, selection);
  return presentItems(company, reader, await readRows({ company }, query, { selection, forMe }));
}

/** The rows of a page. Without an order those that wait for the reader come first, then the newest. */
async function readRows(
  { company }: Pick<ListCall, 'company'>,
  { page, pageSize = usualPageSize, sortBy, sortDirection }: Omit<SigningListQuery, 'filter'>,
  { selection, forMe }: { selection: Selection; forMe: readonly string[] },
): Promise<ListedRequest[]> {
  const offset = page === undefined ? 0 : (page - 1) * pageSize;
  const part = page === undefined ? undefined : { limit: pageSize, offset };
  if (sortBy !== undefined) return readSelected(company, selection, { sortBy, sortDirection, part, without: [] });
  const usual = { sortBy: selection.isEnded ? ('ended' as const) : ('created' as const), sortDirection: 'desc' as const };
  const firstIds = page === undefined ? forMe : forMe.slice(offset, offset + pageSize);
  const first = firstIds.length > 0 ? await readListed(company, firstIds) : [];
  const room = pageSize - firstIds.length;
  const rest = part && { limit: room, offset: Math.max(0, offset - forMe.length) };
  const others = rest?.limit === 0 ? [] : await readSelected(company, selection, { ...usual, part: rest, without: forMe });
  const places = new Map(firstIds.map((id, place) => [id, place]));
  const placeOf = ({ signingRequestId }: ListedRequest) => places.get(signingRequestId) ?? 0;
  return [...first.toSorted((one, other) => placeOf(one) - placeOf(other)), ...others];
}

function groupByRequest(rows: readonly RecipientRow[]): Map<string, RecipientRow[]> {
  return Map.groupBy(rows, ({ signingRequestId }) => signingRequestId);
}

/** One request; opening one of somebody else stands in the log. */
export const getSigningRequest: Handler<typeof oneContract> = async (context, { query: { signingRequestId } }) => ({
  signingRequest: await loadRequest(context, signingRequestId),
});
