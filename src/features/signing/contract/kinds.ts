/** How far a request is, in the words of the wire (signing.4). */
export const requestStatuses = ['Created', 'InProgress', 'Completed', 'Rejected', 'Expired', 'Error', 'Canceled'] as const;
export type RequestStatus = (typeof requestStatuses)[number];

/** The statuses of the list of completed requests; the others are ongoing. */
export const endedStatuses = ['Completed', 'Rejected', 'Expired', 'Canceled'] as const satisfies readonly RequestStatus[];

/** How far one person of a request is (signing.5). */
export const recipientStatuses = [
  'Created',
  'Delivering',
  'Notified',
  'Could_Not_Notify',
  'Read_Invitation',
  'Opened',
  'Completed',
  'Rejected',
  'Cancelled',
  'Expired',
] as const;
export type RecipientStatus = (typeof recipientStatuses)[number];

/** How people show who they are, beside the link in their mail (signing.6). */
export const signingMethods = ['link', 'emailCode', 'smsCode', 'electronicId'] as const;
export type SigningMethod = (typeof signingMethods)[number];

export const languages = ['no', 'en'] as const;
export type Language = (typeof languages)[number];

/** Where the signed file goes (signing.9). */
export const fileLocations = ['profile', 'company'] as const;

/** How long the seal can be verified: `B-B` while its certificate is valid, `B-LTA` for as long as it is renewed. */
export const sealLevels = ['B-B', 'B-LTA'] as const;
export type SealLevel = (typeof sealLevels)[number];

/** What happened to a request; each is a line of its chained log (signing.12). */
export const signingEvents = [
  'created',
  'invited',
  'notified',
  'couldNotNotify',
  'readInvitation',
  'opened',
  'codeSent',
  'confirmed',
  'signed',
  'rejected',
  'reminded',
  'extended',
  'emailChanged',
  'linkRequested',
  'expired',
  'cancelled',
  'sealed',
  'sealFailed',
  'sealRetried',
  'resealed',
  'annulmentBegun',
  'annulled',
] as const;
export type SigningEventKind = (typeof signingEvents)[number];

/** The kind of record, in everything that belongs to records of any kind. */
export const signingKind = 'signingRequest';
/** The kind of the secrets of people who sign, and the field that names the request for those who are signed in. */
export const signingSecrets = 'signing';
/** The same secrets when they no longer open anything: for who asks for a new link. */
export const signingLinks = 'signingLink';

export const maxRecipients = 10;
export const maxAttachments = 5;
/** The document and its attachments together, in bytes. */
export const maxBytes = 25_000_000;
/** A file that is checked, in bytes: more than any that is sealed here. */
export const maxVerifiedBytes = 60_000_000;
/** Requests that are made from one document at once. */
export const maxAtOnce = 100;
export const longestName = 200;
export const longestNote = 2000;
export const longestReason = 500;
/** Hours between reminders of one person. */
export const hoursBetweenReminders = 1;

/** Why a document could not be sealed: codes with a sentence, which stand in the request and in the company's list of work. */
export const sealProblems = { key: 'signing.SealKeyFailed', time: 'signing.NoTimeStamp', verified: 'signing.SealNotVerified' } as const;
