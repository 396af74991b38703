import { parentPort, workerData } from 'node:worker_threads';
import { prepareSeal } from './prepare-seal.ts';
import type { SealToPrepare } from './prepared-seal.ts';

// `seal-pdf.ts` sends nothing else.
parentPort?.postMessage(await prepareSeal(workerData as SealToPrepare));
