import { parentPort, workerData } from 'node:worker_threads';
import { prepareSeal, type SealToPrepare } from './prepare-seal.ts';

// `seal-pdf.ts` sends nothing else.
parentPort?.postMessage(await prepareSeal(workerData as SealToPrepare));
