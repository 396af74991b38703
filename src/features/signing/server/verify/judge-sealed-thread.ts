import { parentPort, workerData } from 'node:worker_threads';
import { judgeSealed, type SealedToVerify } from './verify-sealed.ts';

// `verify-in-thread.ts` sends nothing else.
parentPort?.postMessage(await judgeSealed(workerData as SealedToVerify));
