/** The kind of record, in everything that belongs to records of any kind. */
export const messageKind = 'smsMessage';

// Limits (sms.4, sms.5).
export const maxRecipients = 500;
export const partsEachMonth = 1000;
/** More than six parts of any letters, so that a rule and not a field refuses what is too long. */
export const longestTyped = 5000;

/** How far ahead a message may be planned, and how long those who failed may be tried again. */
export const maxDaysAhead = 30;
export const resendDays = 7;
/** How long texts and numbers are kept. */
export const smsRetentionMonths = 12;
