import { verifyDocument } from '../verify/verify-document.ts';
import { getEvidence } from './get-evidence.ts';
import { retrySealing } from './retry-sealing.ts';

/** Handlers about what is sealed. */
export const sealHandlers = { getEvidence, retrySealing, verifyDocument };
