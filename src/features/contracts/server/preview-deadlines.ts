import type { CallContext } from '#kernel/server/call-context.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { previewContractSettings as contract } from '../contract/endpoints-register.ts';
import { findDeadline, type DeadlineDay } from '../contract/rules/deadline.ts';
import { deadlineDay } from './deadline-day.ts';
import { selectionOf } from './get-contracts.ts';
import { readAllTerms } from './store-counted.ts';
import { readSelected } from './store-list.ts';

type ListCall = Pick<CallContext, 'company' | 'actor' | 'today'>;

/** A deadline that would move. */
interface MovedDeadline {
  id: string;
  title: string;
  before: string | null;
  after: string | null;
}

/** What a change of the settings would move; nothing is written (contracts.62). */
export const previewContractSettings: Handler<typeof contract> = async (context, { body: { movesToWorkingDay } }) => ({
  deadlines: await findMovedDeadlines(context, { movesToWorkingDay }),
});

/** The deadlines that another way of counting would move, of the contracts that the caller sees, the first first; by the same rules as counting them anew. */
export async function findMovedDeadlines(call: ListCall, change: Partial<DeadlineDay>): Promise<MovedDeadline[]> {
  const { company, actor } = call;
  if (!actor.member.permissions.has('Contracts') || !actor.member.features.has('contracts')) return [];
  const day = await deadlineDay(call);
  const after = { ...day, ...change };
  const all = await readAllTerms(company);
  const moved = new Map(
    all.flatMap(({ contractId, ...terms }) => {
      const days = { before: findDeadline(terms, day).actBy, after: findDeadline(terms, after).actBy };
      return days.before === days.after ? [] : [[contractId, days] as const];
    }),
  );
  if (moved.size === 0) return [];
  const shown = await readSelected(company, await selectionOf(call, {}, [...moved.keys()]), {
    sortBy: 'nextDeadline',
    sortDirection: 'asc',
  });
  return shown.flatMap(({ contractId, party, name }) => {
    const days = moved.get(contractId);
    return days ? [{ id: contractId, title: `${name} (${party})`, ...days }] : [];
  });
}
