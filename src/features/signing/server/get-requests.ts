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
import { shownQuota } from './shown-quota.ts';
import { readPageAfter, readSelected, readStanding, type ListedRequest, type Selection } from './store-list.ts';
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
  const [{ forMe, changeNumber }, limits] = await Promise.all([
    readStanding(company, selection),
    readAllowances(company, ['signatureLimit']),
  ]);
  const [counts, rows] = await Promise.all([
    countRequests(context, selection, changeNumber),
    readRows({ company }, query, { selection, forMe }),
  ]);
  const statuses: Partial<Record<RequestStatus, number>> = {};
  for (const { status, count } of counts.statuses) statuses[wireStatus(status)] = (statuses[wireStatus(status)] ?? 0) + count;
  const total = counts.statuses.reduce((sum, { count }) => sum + count, 0);
  return {
    signingRequests: await presentItems(company, reader, rows),
    totalEntries: Math.min(total, countCap + 1),
    sums: { statuses, forMe: forMe.length },
    limit: await shownQuota(context, { used: counts.used, limit: limits.get('signatureLimit') ?? null }),
    permissions: { create: reader.mayChange, seeAll: reader.seesAll },
  };
}

/** Rows of a list as a reader sees them. */
async function presentItems(company: Company, reader: Reader, rows: readonly ListedRequest[]) {
  const ids = rows.map(({ signingRequestId }) => signingRequestId);
  const recipients = groupByRequest(await readRecipients(company, ids));
  return rows.map((row) => presentItem(reader, row, recipients.get(row.signingRequestId) ?? []));
}

type FullListQuery = Pick<SigningListQuery, 'sortBy' | 'sortDirection' | 'filter'>;

/** All rows of a list, for a file. */
export async function listAllRows({ company, actor }: Pick<ListCall, 'company' | 'actor'>, query: FullListQuery, isEnded: boolean) {
  const reader = readerOf(actor);
  const selection: Selection = { reader, isEnded, filter: query.filter ?? {} };
  const { forMe } = await readStanding(company, selection);
  return presentItems(company, reader, await readRows({ company }, query, { selection, forMe }));
}

/** The rows of a page. Without an order those that wait for the reader come first, then the newest. */
async function readRows(
  { company }: Pick<ListCall, 'company'>,
  { page, pageSize = usualPageSize, sortBy, sortDirection }: Omit<SigningListQuery, 'filter'>,
  { selection, forMe }: { selection: Selection; forMe: readonly string[] },
): Promise<ListedRequest[]> {
  const part = page === undefined ? undefined : { limit: pageSize, offset: (page - 1) * pageSize };
  if (sortBy !== undefined) return readSelected(company, selection, { sortBy, sortDirection, part });
  const usual = { sortBy: selection.isEnded ? 'ended' : 'created', sortDirection: 'desc' } as const;
  if (forMe.length === 0) return readSelected(company, selection, { ...usual, part });
  const firstIds = part ? forMe.slice(part.offset, part.offset + part.limit) : forMe;
  const rest = part && { ...part, offset: Math.max(0, part.offset - forMe.length) };
  return readPageAfter(company, selection, { firstIds, without: forMe, rest });
}

function groupByRequest(rows: readonly RecipientRow[]): Map<string, RecipientRow[]> {
  return Map.groupBy(rows, ({ signingRequestId }) => signingRequestId);
}

/** One request. */
export const getSigningRequest: Handler<typeof oneContract> = async (context, { query: { signingRequestId } }) => ({
  signingRequest: await loadRequest(context, signingRequestId),
});
