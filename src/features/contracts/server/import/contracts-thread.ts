import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from '#kernel/server/sheets/rules/read-sheet.ts';
import { readContracts } from '../rules/import/read-contracts.ts';
import type { Done, Task } from './read-in-thread.ts';

// The one task that this thread was started for (`read-in-thread.ts` sends nothing else).
parentPort?.postMessage(await doneOf(workerData as Task));

async function doneOf({ bytes, choices }: Task): Promise<Done> {
  const file = await readSheet(bytes);
  return 'fault' in file ? file : readContracts(file, choices);
}
