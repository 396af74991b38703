import { parentPort, workerData } from 'node:worker_threads';
import type { PdfToVerify } from './verify-pdf.ts';
import { verifyPdf } from './verify-pdf.ts';

// `verify-in-thread.ts` sends nothing else.
parentPort?.postMessage(verifyPdf(workerData as PdfToVerify));
