import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { uploadedMediaTypes } from '#kernel/contract/media-types.ts';
import { Moment } from '#kernel/contract/values.ts';
import { reason } from './fields.ts';
import { formerLinkGate, signerGate, signerReadGate } from './gates.ts';
import { Invitation, SignatureInput } from './recipient.ts';

// For who signs, with or without an account. Each takes the secret of a mail, or the id of the request with a session of the same address.

const who = { secret: z.string().max(500).optional(), signingRequestId: z.uuid().optional() };
const answer = z.object({ invitation: Invitation });
/** What is not possible any more, or not yet: `details.state` says how it stands. */
const closed = 'signing.NotOpen';

export const getInvitation = endpoint({
  ...signerReadGate,
  method: 'GET',
  path: '/signing/recipient/get',
  summary:
    'Returns what the signer is asked to sign, by whom and by when. The files are included when the signer has confirmed who they are.',
  effect: 'read',
  query: z.object(who),
  answer,
  errors: [],
});

export const sendCode = endpoint({
  ...signerGate,
  method: 'POST',
  path: '/signing/recipient/send-code',
  summary: 'Sends a six-digit code by e-mail or SMS, depending on the method. It is valid for ten minutes and five attempts.',
  effect: 'write',
  body: z.object(who),
  answer: z.object({ validUntil: Moment, nextCodeAt: Moment }),
  errors: [closed, 'signing.NoCodeNeeded'],
});

export const verifyCode = endpoint({
  ...signerGate,
  method: 'POST',
  path: '/signing/recipient/verify-code',
  summary: 'Checks the code. This browser can then read and sign.',
  effect: 'write',
  body: z.object({
    ...who,
    code: z
      .string(field('required'))
      .trim()
      .regex(/^\d{6}$/, field('exactDigits', { length: 6 })),
  }),
  answer,
  errors: [closed, 'signing.WrongCode', 'signing.CodeExpired'],
});

export const beginElectronicId = endpoint({
  ...signerGate,
  method: 'POST',
  path: '/signing/recipient/begin-electronic-id',
  summary: 'Returns the address of the electronic ID provider, which leads back to the request.',
  effect: 'write',
  body: z.object(who),
  answer: z.object({ address: z.string() }),
  errors: [closed, 'signing.NoCodeNeeded', 'signing.ElectronicIdUnavailable'],
});

export const completeElectronicId = endpoint({
  ...signerGate,
  method: 'POST',
  path: '/signing/recipient/complete-electronic-id',
  summary: 'Handles the electronic ID provider’s answer. This browser can then read and sign.',
  effect: 'write',
  body: z.object({ ...who, state: z.string().max(500), code: z.string().max(4000), iss: z.string().max(500).optional() }),
  answer,
  errors: [closed, 'signing.ElectronicIdFailed', 'signing.ElectronicIdUnavailable'],
});

export const getRecipientFile = endpoint({
  ...signerReadGate,
  method: 'GET',
  path: '/signing/recipient/get-file/{fileName}',
  summary: 'Returns the document, an attachment or the signed file.',
  effect: 'read',
  params: z.object({ fileName: z.string() }),
  query: z.object({ ...who, fileId: z.uuid(field('required')), view: z.enum(['true', 'false']).default('true') }),
  answer: { file: uploadedMediaTypes },
  errors: [closed, 'signing.NotConfirmed'],
});

export const signDocument = endpoint({
  ...signerGate,
  method: 'POST',
  path: '/signing/recipient/sign',
  summary: 'Signs the document. `consent` is the sentence shown, word for word. The last signature starts the sealing.',
  effect: 'write',
  body: z.object({
    ...who,
    signature: SignatureInput,
    consent: z.object({ version: z.string().max(50), text: z.string().max(2000) }),
    /** The SHA-256 of the document that was read. */
    fingerprint: z.string().max(64).optional(),
  }),
  answer,
  errors: [closed, 'signing.NotConfirmed', 'signing.NotRead', 'signing.ConsentRequired', 'signing.DocumentChanged'],
});

export const rejectDocument = endpoint({
  ...signerGate,
  method: 'POST',
  path: '/signing/recipient/reject',
  summary: 'Refuses to sign, which ends the request. The sender and those who have signed are told the reason.',
  effect: 'write',
  body: z.object({ ...who, reason }),
  answer,
  errors: [closed, 'signing.NotConfirmed'],
});

export const requestNewLink = endpoint({
  ...formerLinkGate,
  method: 'POST',
  path: '/signing/recipient/request-new-link',
  summary: 'Asks the sender for a new link or a later due date. Also works with a link that has been replaced.',
  effect: 'write',
  body: z.object({ secret: z.string().max(500) }),
  answer: z.object({}),
  errors: [],
});
