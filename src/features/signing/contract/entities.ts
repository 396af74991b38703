import { z } from 'zod';
import { Moment } from '#kernel/contract/values.ts';
import { fileLocations, languages, recipientStatuses, requestStatuses, sealLevels, signingEvents, signingMethods } from './kinds.ts';

/** A person of a request. */
export const SigningRecipient = z.object({
  recipientId: z.string(),
  /** Of the staff; null of somebody free, and when the person was erased. */
  companyUserId: z.string().nullable(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.enum(languages),
  /** In what order they sign, from 1; equal for all when they sign at once. */
  position: z.number(),
  status: z.enum(recipientStatuses),
  /** Whether they may sign now. */
  isTurn: z.boolean(),
  isMe: z.boolean(),
  rejectReason: z.string().nullable(),
  invitedDate: Moment.nullable(),
  remindedDate: Moment.nullable(),
  openedDate: Moment.nullable(),
  /** When they signed or refused. */
  answeredDate: Moment.nullable(),
  /** Why mail did not reach them, as the mail server said it. */
  deliveryProblem: z.string().nullable(),
});
export type SigningRecipient = z.output<typeof SigningRecipient>;

/** A file of a request: `fileId` opens it by `get-file`. */
export const SigningFile = z.object({
  fileId: z.string(),
  name: z.string(),
  size: z.number(),
  contentType: z.string(),
  /** Of a PDF that was judged. */
  pages: z.number().nullable(),
});
export type SigningFile = z.output<typeof SigningFile>;

/** What the reader may do with a request now. */
export const SigningPermissions = z.object({
  /** Sign or refuse; opens the signer's page by `signingRequestId`. */
  sign: z.boolean(),
  remind: z.boolean(),
  extend: z.boolean(),
  changeEmail: z.boolean(),
  cancel: z.boolean(),
  delete: z.boolean(),
  copyToProfile: z.boolean(),
  evidence: z.boolean(),
  retrySealing: z.boolean(),
  annul: z.boolean(),
  addToRegister: z.boolean(),
});
export type SigningPermissions = z.output<typeof SigningPermissions>;

/** A request in the lists. */
export const SigningRequestItem = z.object({
  signingRequestId: z.string(),
  /**
   * False of a request from an employment contract, for those who see all requests and not that contract: then only status and dates are told, and names,
   * people, files and note are left out (signing.3).
   */
  isOpen: z.boolean(),
  name: z.string().nullable(),
  /** The employment contract that it is about. */
  documentId: z.string().nullable(),
  status: z.enum(requestStatuses),
  /** Everybody has signed; the file is being sealed and verified. */
  isSealing: z.boolean(),
  signingMethod: z.enum(signingMethods),
  isInOrder: z.boolean(),
  dueDate: z.string().nullable(),
  extendedDueDate: z.string().nullable(),
  requestedBy: z.object({ companyUserId: z.string().nullable(), fullName: z.string() }).nullable(),
  isRequester: z.boolean(),
  location: z.enum(fileLocations).nullable(),
  /** The name of the person or folder that the signed file goes to. */
  locationName: z.string().nullable(),
  createdDate: Moment,
  /** When it was completed, rejected, expired or cancelled. */
  endedDate: Moment.nullable(),
  /** Of a rejected or cancelled one. */
  reason: z.string().nullable(),
  recipients: z.array(SigningRecipient),
  /** The PDF that is signed, as it was sent. */
  signingRequestFileId: z.string().nullable(),
  /** The sealed PDF; null until it is completed. */
  signedFileId: z.string().nullable(),
  sealLevel: z.enum(sealLevels).nullable(),
  /** The request that this one annuls, and the one that annuls this. */
  annulsId: z.string().nullable(),
  annulledById: z.string().nullable(),
  isAnnulled: z.boolean(),
  version: z.number(),
  permissions: SigningPermissions,
});
export type SigningRequestItem = z.output<typeof SigningRequestItem>;

/** A line of the log of a request; `facts` are the values that its sentence names. */
export const SigningEvent = z.object({
  number: z.number(),
  at: Moment,
  kind: z.enum(signingEvents),
  recipientId: z.string().nullable(),
  recipientName: z.string().nullable(),
  /** Who of the company did it. */
  by: z.string().nullable(),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
});
export type SigningEvent = z.output<typeof SigningEvent>;

/** One request with everything about it. */
export const SigningRequest = SigningRequestItem.extend({
  note: z.string().nullable(),
  language: z.enum(languages),
  locationId: z.string().nullable(),
  /** The person whose employment contract it is or annuls: to other profiles than theirs it is not copied. */
  contractPersonId: z.string().nullable(),
  /** The code of why the signed file could not be put there. */
  locationProblem: z.string().nullable(),
  document: SigningFile.nullable(),
  signedDocument: SigningFile.nullable(),
  attachments: z.array(SigningFile),
  /** The SHA-256 of the PDF that is signed. */
  fingerprint: z.string().nullable(),
  /** Why sealing failed, in words for administrators; null unless it did. */
  sealProblem: z.string().nullable(),
  /** The entry of the contract register that was made of it. */
  contractId: z.string().nullable(),
  /** When somebody may be reminded again; null when now. */
  mayRemindDate: Moment.nullable(),
  events: z.array(SigningEvent),
});
export type SigningRequest = z.output<typeof SigningRequest>;

/** A file that waits for its request. */
export const SigningUpload = z.object({
  fileId: z.string(),
  name: z.string(),
  size: z.number(),
  contentType: z.string(),
  pages: z.number().nullable(),
  /** The PDF was repaired; what it shows is the same. */
  isRepaired: z.boolean(),
});
export type SigningUpload = z.output<typeof SigningUpload>;
