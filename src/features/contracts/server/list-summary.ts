import { cacheUntilChanged } from '#kernel/server/cache-until-changed.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { ContractSum } from '../contract/entities.ts';
import { closedTo, countContracts } from './store-contract.ts';
import { readCategories, readChangeNumber, readSums, type Selection } from './store-list.ts';

/**
 * What a list says beside its rows: how many contracts fit, their sums, the categories of all that the reader sees, those used most first, and how many
 * the company has.
 */
interface ListSummary {
  total: number;
  sums: ContractSum[];
  categories: string[];
  used: number;
}

const summaries = cacheUntilChanged<ListSummary>(1_000);

/** The summary of a selection; counted anew only when a contract has changed. */
export async function summaryOf(
  { company, services, now }: Pick<CallContext, 'company' | 'services' | 'now'>,
  selection: Selection,
): Promise<ListSummary> {
  const { filter, reader, responsibleId, today, contractIds } = selection;
  const count = async (): Promise<ListSummary> => {
    const [counted, categories, used] = await Promise.all([
      readSums(company, selection),
      readCategories(company, { ...selection, filter: {}, contractIds: undefined }),
      countContracts(company),
    ]);
    return { ...counted, categories, used };
  };
  // Notes and names of people change without the contract.
  if (filter.hasNotes !== undefined || filter.search) return count();
  const key = JSON.stringify([company.id, responsibleId, closedTo(reader), filter, today, contractIds]);
  return summaries({ database: services.database, key, changeNumber: await readChangeNumber(company), now }, count);
}
