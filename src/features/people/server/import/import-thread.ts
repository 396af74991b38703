import { parentPort, workerData } from 'node:worker_threads';
import { newId } from '#kernel/server/id.ts';
import { readSheet } from '#kernel/server/sheets/rules/read-sheet.ts';
import { planList } from '../rules/import/plan-list.ts';
import { readList } from '../rules/import/read-list.ts';
import type { Done, Task } from './run-in-thread.ts';

// The one task that this thread was started for (`run-in-thread.ts` sends nothing else).
parentPort?.postMessage(await doneOf(workerData as Task));

async function doneOf(task: Task): Promise<Done> {
  if (task.do === 'plan') return planList(task.list, task.people, { ...task.circumstances, newId });
  const file = await readSheet(task.bytes);
  return 'fault' in file ? file : { list: readList(file, task.choices) };
}
