import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from './rules/read-sheet.ts';

// The bytes of the one file that this thread was started for (`read-in-thread.ts` sends nothing else).
parentPort?.postMessage(await readSheet(workerData as Uint8Array));
