import { parentPort, workerData } from 'node:worker_threads';
import type { VerifyTask } from './verify-in-thread.ts';
import { verifyPdf } from './verify-pdf.ts';
import { judgeSealed } from './verify-sealed.ts';

// `verify-in-thread.ts` sends nothing else.
const task = workerData as VerifyTask;
parentPort?.postMessage('original' in task ? await judgeSealed(task) : verifyPdf(task));
