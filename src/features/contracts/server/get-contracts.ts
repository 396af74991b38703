import { readAllowances } from '#features/billing/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getContracts as contract } from '../contract/endpoints.ts';
import type { getContractParties as partiesContract, getUpcomingContracts as upcomingContract } from '../contract/endpoints-register.ts';
import type { ContractFilter } from '../contract/lists.ts';
import { contractReader } from './closed-contracts.ts';
import { deadlineDay } from './deadline-day.ts';
import { summaryOf } from './list-summary.ts';
import { isFull, visibleTo } from './policy.ts';
import { presentRow } from './present-contract.ts';
import { readParties, readSelected, readSums, type Selection } from './store-list.ts';

const mostTop = 5;
const usualPageSize = 50;
const mostUpcoming = 10;
const maxParties = 500;

type ListCall = Pick<CallContext, 'company' | 'actor' | 'today'>;

/** Contracts of a filter that the caller may see. */
export async function selectionOf(
  { company, actor: { member }, today }: ListCall,
  filter: ContractFilter,
  contractIds?: readonly string[],
): Promise<Selection> {
  const visible = visibleTo(member);
  const responsibleId = visible === 'all' ? undefined : visible.responsibleId;
  return { reader: await contractReader(company, member), responsibleId, filter, today, contractIds };
}

/** The register: rows, sums of the whole filter, categories, and how many the subscription covers. */
export const getContracts: Handler<typeof contract> = async (context, { query }) => {
  const { company, actor } = context;
  const selection = await selectionOf(context, query.filter ?? {});
  const page = query.page === undefined ? undefined : { page: query.page, pageSize: query.pageSize ?? usualPageSize };
  const day = await deadlineDay(context);
  const [rows, { total, sums, categories, used }, limits] = await Promise.all([
    readSelected(company, selection, { ...query, page }),
    summaryOf(context, selection),
    readAllowances(company, ['contractLimit']),
  ]);
  const full = isFull(actor.member);
  return {
    contracts: rows.map((row) => presentRow(actor.member, row, day)),
    topCategories: categories.slice(0, mostTop),
    totalEntries: total,
    sums,
    limit: { limit: limits.get('contractLimit') ?? null, used },
    permissions: { create: full, export: true, updateResponsible: full, settings: full },
  };
};

/** The parties to narrow the list by. */
export const getContractParties: Handler<typeof partiesContract> = async (context) => {
  const parties = await readParties(context.company, await selectionOf(context, {}), maxParties);
  return { parties: parties.toSorted((a, b) => a.name.localeCompare(b.name, 'nb')) };
};

/** What the caller is responsible for and has to act on soon. */
export const getUpcomingContracts: Handler<typeof upcomingContract> = async (context, { query: { days } }) => {
  const { company, actor } = context;
  const filter = { deadlineWithinDays: days, responsibleIds: [actor.member.companyUserId] };
  const selection = await selectionOf(context, filter);
  const day = await deadlineDay(context);
  const order = { sortBy: 'nextDeadline', sortDirection: 'asc', page: { page: 1, pageSize: mostUpcoming } } as const;
  const [rows, { total }] = await Promise.all([readSelected(company, selection, order), readSums(company, selection)]);
  return { contracts: rows.map((row) => presentRow(actor.member, row, day)), totalEntries: total };
};
