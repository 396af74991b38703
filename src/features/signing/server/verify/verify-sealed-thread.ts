import { parentPort, workerData } from 'node:worker_threads';
import { verifySealed, type SealedToVerify } from './verify-sealed.ts';

// `verify-in-thread.ts` sends nothing else.
parentPort?.postMessage(await verifySealed(workerData as SealedToVerify));
