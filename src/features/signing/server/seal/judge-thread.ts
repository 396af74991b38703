import { parentPort, workerData } from 'node:worker_threads';
import { judge } from './judge.ts';

// The bytes of the one file that this thread was started for (`inspect-pdf.ts` sends nothing else).
parentPort?.postMessage(await judge(workerData as Uint8Array));
