import { verifyDocument } from '../verify/verify-document.ts';
import { annulSigningRequest } from './annul-request.ts';
import { getEvidence } from './get-evidence.ts';
import { retrySealing } from './retry-sealing.ts';

/** Handlers about what is sealed. */
export const sealHandlers = { annulSigningRequest, getEvidence, retrySealing, verifyDocument };
