import { z } from 'zod';
import { NewContract } from '#features/contracts/contract/fields.ts';
import { fileChangeCodes } from '#features/files/contract/file-changes.ts';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { SigningRequest } from './entities.ts';
import { day, email, reason } from './fields.ts';
import { editGate } from './gates.ts';

// What becomes of a request that was sent. 409 `signing.NotPossible` with `details.status` when it is in another status by now.

const which = { signingRequestId: z.uuid(field('required')), version: z.number().int().positive().optional() };
const answer = z.object({ signingRequest: SigningRequest });

export const cancelSigningRequest = endpoint({
  ...editGate,
  method: 'POST',
  path: '/signing/cancel-signing-request',
  summary: 'Cancels a request. Everyone who was invited or has signed is told why. If nobody has opened it, the signature is given back.',
  effect: 'write',
  body: z.object({ ...which, reason }),
  answer,
  errors: ['signing.NotPossible'],
});

export const cancelSigningRequestAndUpdateDocumentStatus = endpoint({
  ...editGate,
  method: 'POST',
  path: '/signing/cancel-signing-request-and-update-document-status',
  summary:
    'Cancels the signing request of an employment contract, by its own id or the contract’s (`documentId`). The contract becomes a draft again, or is published again when it has addenda.',
  effect: 'write',
  body: z.object({
    signingRequestId: z.uuid().optional(),
    documentId: z.uuid().optional(),
    version: which.version,
    reason,
  }),
  answer,
  errors: ['signing.NotPossible', 'documents.NotEditable'],
});

export const sendSigningReminderMail = endpoint({
  ...editGate,
  method: 'POST',
  path: '/signing/send-signing-reminder-mail',
  summary:
    'Sends a reminder to the people whose turn it is, or to one of them (`recipientId`), each at most once an hour. 429 `signing.RemindedRecently` with `details.mayRemindDate`.',
  effect: 'write',
  body: z.object({ ...which, recipientId: z.uuid().optional() }),
  answer: answer.extend({ reminded: z.number() }),
  errors: ['signing.NotPossible', 'signing.NobodyToRemind', 'signing.RemindedRecently'],
});

export const updateSigningRecipientInvitationEmail = endpoint({
  ...editGate,
  method: 'POST',
  path: '/signing/update-signing-recipient-invitation-email',
  summary:
    'Corrects the e-mail address of a signer who has not signed. Links sent to the old address stop working. If it is their turn, they get a new link.',
  effect: 'write',
  body: z.object({ ...which, recipientId: z.uuid(field('required')), email }),
  answer,
  errors: ['signing.NotPossible', 'signing.AlreadyAnswered', 'signing.SamePerson'],
});

export const extendSignatureDueDate = endpoint({
  ...editGate,
  method: 'POST',
  path: '/signing/extend-signature-due-date',
  summary: 'Extends the due date. An expired request starts again, with new links.',
  effect: 'write',
  body: z.object({ ...which, extendedDueDate: day }),
  answer,
  errors: [
    'signing.NotPossible',
    'signing.NotLater',
    'signing.ContractReopened',
    'signing.AnnulledDeleted',
    'signing.AlreadyAnnulled',
    'signing.SignerErased',
  ],
});

export const deleteSigningRequest = endpoint({
  ...editGate,
  method: 'POST',
  path: '/signing/delete-signing-request',
  summary:
    'Permanently deletes an ended request with its files and log. `name` must be its name. Copies on profiles and in folders are kept.',
  effect: 'write',
  body: z.object({ ...which, name: z.string(field('required')).trim().min(1, field('required')) }),
  answer: z.object({}),
  errors: ['signing.NotPossible', 'signing.WrongName'],
});

export const addToContractRegister = endpoint({
  ...editGate,
  method: 'POST',
  path: '/signing/add-to-contract-register',
  repeats: 'adds',
  summary: 'Adds a completed request to Contracts, with the given dates and the signed file.',
  effect: 'write',
  body: z.object({ ...which, contract: NewContract }),
  answer: z.object({ contractId: z.string(), signingRequest: SigningRequest }),
  errors: [
    'signing.NotPossible',
    'signing.AlreadyInRegister',
    ...fileChangeCodes,
    'contracts.LimitReached',
    'contracts.NotResponsible',
    'contracts.NotRecipient',
    'contracts.UnknownParty',
    'contracts.UnknownParent',
  ],
});
