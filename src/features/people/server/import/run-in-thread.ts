import { Worker } from 'node:worker_threads';
import { newId } from '#kernel/server/id.ts';
import { openTurns } from '#kernel/server/turns.ts';
import type { ExistingPerson, PlanCircumstances } from '../rules/import/existing-person.ts';
import type { ReadRefusal } from '../rules/import/limits.ts';
import { planList, type ListRead, type PlannedList } from '../rules/import/plan-list.ts';
import type { ListWishes, StaffList } from '../rules/import/read-list.ts';

/** The tasks and results of the thread (`import-thread.ts`). */
export type Task =
  | { do: 'read'; bytes: Uint8Array; wishes: ListWishes }
  | { do: 'plan'; list: ListRead; people: ExistingPerson[]; circumstances: Omit<PlanCircumstances, 'newId'> };
export type Done = { list: StaffList } | PlannedList | ReadRefusal;

const timeLimit = 60_000;
const memoryLimit = { maxOldGenerationSizeMb: 512 };
/** Of the process, because all its requests share the CPU. */
const turns = openTurns({ atOnce: 2 });

/** Reads a file in a worker thread: a malicious or huge file cannot crash or block the process. */
export async function readInThread(bytes: Uint8Array, wishes: ListWishes): Promise<StaffList | ReadRefusal> {
  const done = await inThread({ do: 'read', bytes, wishes }).catch((error: unknown) => {
    if (isTooMuch(error)) return { refusal: 'people.ImportTooLarge' } as const;
    throw error;
  });
  if ('list' in done) return done.list;
  if ('refusal' in done) return done;
  throw new Error('The thread answered something else than a list.');
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
  const done = await inThread({ do: 'plan', list, people, circumstances });
  if ('plan' in done) return done;
  throw new Error('The thread answered something else than a plan.');
}

async function inThread(task: Task): Promise<Done> {
  const leave = await turns.enter();
  const thread = new Worker(new URL('import-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: memoryLimit,
    execArgv: [],
    env: {},
  });
  const clock = setTimeout(() => void thread.terminate(), timeLimit);
  try {
    return await answerOf(thread);
  } finally {
    clearTimeout(clock);
    await thread.terminate();
    leave();
  }
}

class EndedEarly extends Error {
  override name = 'EndedEarly';
}

function answerOf(thread: Worker): Promise<Done> {
  return new Promise((give, fail) => {
    thread.once('message', give);
    thread.once('error', fail);
    thread.once('exit', () => fail(new EndedEarly('The thread ended before it answered.')));
  });
}

/** Out of memory or time: reported as a file that is too large. */
function isTooMuch(error: unknown): boolean {
  return error instanceof EndedEarly || (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}
