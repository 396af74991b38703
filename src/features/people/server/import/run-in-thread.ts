import type { Refused } from '#kernel/server/failure.ts';
import { newId } from '#kernel/server/id.ts';
import type { SheetFault } from '#kernel/server/sheets/rules/limits.ts';
import { runThread } from '#kernel/server/sheets/run-thread.ts';
import type { ExistingPerson, PlanCircumstances } from '../rules/import/existing-person.ts';
import { planList, type ListRead, type PlannedList } from '../rules/import/plan-list.ts';
import type { ListChoices, StaffList } from '../rules/import/read-list.ts';

/** The tasks and results of the thread (`import-thread.ts`). */
export type Task =
  | { do: 'read'; bytes: Uint8Array; choices: ListChoices }
  | { do: 'plan'; list: ListRead; people: ExistingPerson[]; circumstances: Omit<PlanCircumstances, 'newId'> };
export type Done = { list: StaffList } | PlannedList | SheetFault;

type Fault = SheetFault['fault'];
type ReadCode = 'files.EmptyFile' | `people.Import${Exclude<Fault, 'EmptyFile'>}`;

const thread = new URL('import-thread.ts', import.meta.url);

/** Reads a file in a worker thread. */
export async function readInThread(bytes: Uint8Array, choices: ListChoices): Promise<StaffList | Refused<ReadCode>> {
  const done = (await runThread<Done>(thread, { do: 'read', bytes, choices } satisfies Task)) ?? { fault: 'TooLarge' as const };
  if ('list' in done) return done.list;
  if ('fault' in done) return { refusal: codeOf(done.fault), ...(done.details && { details: done.details }) };
  throw new Error('The thread answered something else than a list.');
}

function codeOf(fault: Fault): ReadCode {
  return fault === 'EmptyFile' ? 'files.EmptyFile' : `people.Import${fault}`;
}

/** Below this number of rows, planning costs less than a thread. */
const fewRows = 500;

/** Plans in a thread when there are many rows: ten thousand take a second. */
export async function planInThread(
  { rows, columns, managers }: ListRead,
  people: ExistingPerson[],
  circumstances: Omit<PlanCircumstances, 'newId'>,
): Promise<PlannedList> {
  const list = { rows, columns, managers };
  if (rows.length <= fewRows) return planList(list, people, { ...circumstances, newId });
  const done = await runThread<Done>(thread, { do: 'plan', list, people, circumstances } satisfies Task);
  if (done && 'plan' in done) return done;
  throw new Error('The thread answered something else than a plan.');
}
