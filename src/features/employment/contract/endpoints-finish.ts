import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';
import { field } from '#kernel/contract/errors.ts';
import { EmploymentDocument } from './document.ts';
import { Finding } from './findings.ts';
import { editGate } from './gates.ts';

/** Why creating, updating or inviting the person may have to wait; the contract is published all the same. */
const finishCodes = [
  'documents.NoPerson',
  'people.EmailAlreadyExists',
  'people.UserLimitReached',
  'people.PersonAlreadyInvited',
  'accesscontrol.MultipleAdminsRequireSubscription',
  'invitations.ExistingUser',
  'invitations.InvitationEmailExists',
] as const;

export const finishDocument = endpoint({
  ...editGate,
  method: 'POST',
  path: '/documents/finish-document',
  summary:
    'Publishes a draft and does what is chosen in `baseData`: creates or updates the person, and invites them. 207 if something remains, with the reason (`document.finishing`); call again to do only that.',
  effect: 'write',
  body: z.object({ documentId: z.uuid(field('required')), version: z.number().int().positive().optional() }),
  answer: z.object({
    document: EmploymentDocument,
    /** What the law check says; empty when the contract was published before. */
    findings: z.array(Finding),
    /** False when a letter has no glyph; null when the contract was published before. */
    claimsStandard: z.boolean().nullable(),
  }),
  errors: ['documents.NotEditable', 'documents.Annulled', 'documents.NotLawful', 'documents.Unresolved', ...finishCodes],
});
