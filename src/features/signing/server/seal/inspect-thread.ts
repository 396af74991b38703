import { parentPort, workerData } from 'node:worker_threads';
import { inspect } from './inspect.ts';

// The bytes of the one file that this thread was started for (`inspect-pdf.ts` sends nothing else).
parentPort?.postMessage(await inspect(workerData as Uint8Array));
