import type { CallContext } from '#kernel/server/call-context.ts';
import { lastDayErrors } from '../last-days.ts';
import type { ExistingPerson, PlanCircumstances } from '../rules/import/existing-person.ts';
import type { ListRead, PlannedList } from '../rules/import/plan-list.ts';
import { planInThread } from './run-in-thread.ts';

interface Planning {
  list: ListRead;
  people: ExistingPerson[];
}

/** Plans an import, and once more when other features say that last days in it cannot be, so that these rows are refused like others (employment.28). */
export async function planWithLastDays(
  call: Pick<CallContext, 'company' | 'services'>,
  { list, people }: Planning,
  circumstances: Omit<PlanCircumstances, 'newId' | 'lastDayErrors'>,
): Promise<PlannedList> {
  const planned = await planInThread(list, people, circumstances);
  const stored = new Map(people.map(({ id, values }) => [id, values.endDate]));
  const changes = planned.plan.rows.flatMap(({ fate, number, companyUserId: id, values: { endDate } }) =>
    fate !== 'update' || id === undefined || endDate === undefined
      ? []
      : [{ number, before: { id, endDate: textOf(stored.get(id)) }, after: { id, endDate: textOf(endDate) } }],
  );
  const errors = await lastDayErrors(call, changes);
  if (errors.size === 0) return planned;
  const byRow = changes.flatMap(({ number, after }) => {
    const error = errors.get(after.id);
    return error ? [[number, error] as const] : [];
  });
  return planInThread(list, people, { ...circumstances, lastDayErrors: new Map(byRow) });
}

const textOf = (value: string | number | undefined): string | null => (value === undefined ? null : String(value));
