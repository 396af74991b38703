import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { mediaTypes } from '#kernel/contract/media-types.ts';
import { SigningRequest } from './entities.ts';
import { reason, termsFields } from './fields.ts';
import { editGate, viewGate } from './gates.ts';
import { languages } from './kinds.ts';

// What comes with the seal: trying again, the evidence, and a document that annuls another.

const which = { signingRequestId: z.uuid(field('required')), version: z.number().int().positive().optional() };
const answer = z.object({ signingRequest: SigningRequest });

export const getEvidence = endpoint({
  ...viewGate,
  method: 'GET',
  path: '/signing/get-evidence',
  summary: 'Downloads the evidence of a completed request: the signed PDF, its log as JSON, and the certificates.',
  effect: 'read',
  queue: 'exports',
  query: z.object({ signingRequestId: z.uuid(field('required')) }),
  answer: { file: [mediaTypes.zip] },
  errors: ['signing.NotPossible'],
});

export const retrySealing = endpoint({
  ...editGate,
  method: 'POST',
  path: '/signing/retry-sealing',
  summary: 'Tries again to seal a request whose sealing failed.',
  effect: 'write',
  body: z.object(which),
  answer,
  errors: ['signing.NotPossible'],
});

export const annulSigningRequest = endpoint({
  ...editGate,
  method: 'POST',
  path: '/signing/annul-signing-request',
  repeats: 'adds',
  summary:
    'Asks the people who signed a completed request to sign that it no longer applies. Returns the new request. The old one is annulled when everyone has signed. Uses one signature of the quota.',
  effect: 'write',
  body: z.object({ ...which, reason, dueDate: termsFields.dueDate, language: z.enum(languages).optional() }),
  answer,
  errors: ['signing.NotPossible', 'signing.AlreadyAnnulled', 'signing.SignerErased', 'signing.OutOfSignatures', 'signing.MethodNotOffered'],
});
