import { z } from 'zod';
import { Moment } from '#kernel/contract/values.ts';
import { SigningFile } from './entities.ts';
import { languages, recipientStatuses, signingMethods } from './kinds.ts';

/** What somebody who was asked to sign can do now. `open`: it is their turn. */
export const invitationStates = [
  'open',
  'notYourTurn',
  'signed',
  'rejected',
  'rejectedByOther',
  'cancelled',
  'expired',
  'companyEnding',
  'completed',
] as const;

/** The request as one of its people sees it, before they have shown who they are. */
export const Invitation = z.object({
  signingRequestId: z.string(),
  state: z.enum(invitationStates),
  name: z.string(),
  companyName: z.string(),
  requestedBy: z.string(),
  note: z.string().nullable(),
  dueDate: z.string().nullable(),
  /** The person's language. */
  language: z.enum(languages),
  signingMethod: z.enum(signingMethods),
  recipient: z.object({
    name: z.string(),
    status: z.enum(recipientStatuses),
    /** `k•••@firma.no` and `••• 78`: where codes are sent. */
    maskedEmail: z.string(),
    maskedPhone: z.string().nullable(),
    answeredDate: Moment.nullable(),
  }),
  /** What electronic identities are called here, such as BankID; null when the method is another. */
  electronicIdName: z.string().nullable(),
  /** The others, without their addresses; nobody before one has shown who one is. */
  others: z.array(z.object({ name: z.string(), status: z.enum(recipientStatuses), isBefore: z.boolean() })),
  /** Whether this browser has shown who it is, as the method asks; what follows is null and empty before. */
  isConfirmed: z.boolean(),
  document: SigningFile.nullable(),
  attachments: z.array(SigningFile),
  /** The sentence that one agrees to, as it is kept with the signature. */
  consent: z.object({ version: z.string(), text: z.string() }).nullable(),
  isSealing: z.boolean(),
  /** Everybody has signed, and sealing waits for somebody to try it again. */
  isSealLate: z.boolean(),
  /** The due date has ended the request, and can still be moved, so that what was signed counts. */
  mayBeExtended: z.boolean(),
  /** The finished file, for 30 days. */
  signedDocument: SigningFile.nullable(),
  availableUntil: Moment.nullable(),
  /** Why and by whom it was refused or cancelled. */
  reason: z.string().nullable(),
});
export type Invitation = z.output<typeof Invitation>;

/** A name that was typed, or drawn as lines of points of the unit square. */
export const SignatureInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('typed'), name: z.string().trim().min(1).max(100) }),
  z.object({
    kind: z.literal('drawn'),
    name: z.string().trim().min(1).max(100),
    strokes: z
      .array(
        z
          .array(z.tuple([z.number().min(0).max(1), z.number().min(0).max(1)]))
          .min(1)
          .max(2000),
      )
      .min(1)
      .max(100),
    /** Width by height of the place it was drawn in. */
    ratio: z.number().min(0.5).max(10),
  }),
]);
export type SignatureInput = z.output<typeof SignatureInput>;
