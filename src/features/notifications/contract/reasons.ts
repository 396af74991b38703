/** The reasons for notifications, numbered from 1 in this order; closed, since the rules fix names and numbers (notifications.1). */
export const reasons = [
  'Birthday',
  'SameDayBirthday',
  'WorkAnniversary',
  'UserCreated',
  'SalaryAccountNumberChanged',
  'PendingUserInvitation',
  'PendingUserUpdateInformation',
  'CompanyReport',
  'PendingContractSignature',
  'PromptToAddAbsence',
  'AbsenceRequestNotificationEmployees',
  'AbsenceRequestNotificationAdmins',
  'GdprSubmoduleUpdated',
  'ContractNotifications',
  'NotesNotificationsMain',
  'NotesNotificationsPersonal',
  'OnOffBoardingTaskResponsible',
  'TaskResponsible',
] as const;
export type Reason = (typeof reasons)[number];

/** The number of a reason (`notificationReasonId`). */
export function reasonId(reason: Reason): number {
  return reasons.indexOf(reason) + 1;
}

/** The channels of notifications (notifications.2). */
export const channelNumber = { inApp: 1, email: 2, sms: 3 } as const;
export const channels = [1, 2, 3] as const;
export type Channel = (typeof channels)[number];
/** The channels outside the product. */
export type OutsideChannel = typeof channelNumber.email | typeof channelNumber.sms;
/** The key of a channel in the texts. */
export const channelName = { 1: 'inApp', 2: 'email', 3: 'sms' } as const satisfies Record<Channel, keyof typeof channelNumber>;

/** Kinds of recipients (notifications.2). */
export const recipientKinds = [
  'ruleCreator',
  'relatedUser',
  'signingInitiator',
  'allSystemAdmins',
  'everyoneNonAdmin',
  'reportingManager',
] as const;
export type RecipientKind = (typeof recipientKinds)[number];

/** The actions on an absence that a rule can be limited to; a rule without any covers all. */
export const ruleActions = ['approve', 'decline', 'delete', 'request'] as const;
export type RuleAction = (typeof ruleActions)[number];

export const directions = ['before', 'after', 'instant'] as const;
export type Direction = (typeof directions)[number];

/** What a rule about a reason may contain (notifications.3). Days are a range, inclusive. */
export interface Allowed {
  before?: readonly [from: number, to: number];
  after?: readonly [from: number, to: number];
  instant?: true;
  /** Days between repeats: a range, or the only two allowed values. Without it there are no repeats. */
  repeats?: readonly [from: number, to: number];
  /** What is told at once may repeat too, until it is done. */
  repeatsInstant?: true;
  /** The required repeat, from these values only: weekly on Mondays or monthly on the first. */
  onlyRepeats?: readonly number[];
  /** The rule may have its own date, which `before` counts towards. */
  hasDate?: true;
  recipients: readonly RecipientKind[];
  channels: readonly Channel[];
  /** Recipients that can be reached by fewer channels. */
  fewer?: Partial<Record<RecipientKind, readonly Channel[]>>;
  actions?: readonly RuleAction[];
}

const app = [1, 2] as const;
const all = [1, 2, 3] as const;
const everyN = [1, 90] as const;

export const allowed: Readonly<Record<Reason, Allowed>> = {
  Birthday: {
    before: [1, 30],
    instant: true,
    recipients: ['reportingManager', 'allSystemAdmins', 'ruleCreator', 'everyoneNonAdmin'],
    channels: app,
  },
  SameDayBirthday: { instant: true, recipients: ['relatedUser', 'everyoneNonAdmin', 'reportingManager'], channels: all },
  WorkAnniversary: {
    before: [1, 30],
    instant: true,
    recipients: ['reportingManager', 'allSystemAdmins', 'ruleCreator', 'everyoneNonAdmin'],
    channels: app,
  },
  UserCreated: { instant: true, recipients: ['allSystemAdmins', 'ruleCreator', 'reportingManager'], channels: app },
  SalaryAccountNumberChanged: { instant: true, recipients: ['allSystemAdmins', 'ruleCreator'], channels: app },
  PendingUserInvitation: {
    after: [1, 90],
    repeats: everyN,
    recipients: ['relatedUser', 'ruleCreator', 'allSystemAdmins'],
    channels: all,
    fewer: { relatedUser: [2] },
  },
  PendingUserUpdateInformation: {
    after: [1, 90],
    repeats: everyN,
    recipients: ['relatedUser', 'ruleCreator', 'allSystemAdmins'],
    channels: all,
  },
  CompanyReport: { instant: true, onlyRepeats: [7, 30], recipients: ['allSystemAdmins', 'ruleCreator'], channels: app },
  PendingContractSignature: {
    after: [1, 90],
    before: [1, 30],
    repeats: everyN,
    recipients: ['relatedUser', 'signingInitiator'],
    channels: all,
  },
  PromptToAddAbsence: {
    instant: true,
    before: [0, 365],
    hasDate: true,
    repeats: everyN,
    repeatsInstant: true,
    recipients: ['relatedUser', 'everyoneNonAdmin'],
    channels: all,
  },
  AbsenceRequestNotificationEmployees: {
    instant: true,
    recipients: ['relatedUser'],
    channels: all,
    actions: ['approve', 'decline', 'delete'],
  },
  AbsenceRequestNotificationAdmins: {
    instant: true,
    after: [1, 30],
    repeats: everyN,
    repeatsInstant: true,
    recipients: ['reportingManager', 'allSystemAdmins', 'ruleCreator'],
    channels: all,
    actions: ['request', 'delete'],
  },
  GdprSubmoduleUpdated: { instant: true, recipients: ['ruleCreator', 'allSystemAdmins'], channels: app },
  ContractNotifications: { before: [14, 1830], recipients: ['relatedUser', 'ruleCreator'], channels: all },
  NotesNotificationsMain: { instant: true, before: [0, 30], recipients: ['relatedUser', 'ruleCreator'], channels: all },
  NotesNotificationsPersonal: { instant: true, before: [0, 30], recipients: ['relatedUser', 'ruleCreator'], channels: all },
  OnOffBoardingTaskResponsible: {
    instant: true,
    before: [1, 30],
    after: [1, 30],
    repeats: everyN,
    recipients: ['relatedUser'],
    channels: all,
  },
  TaskResponsible: {
    instant: true,
    before: [1, 30],
    after: [1, 90],
    repeats: everyN,
    recipients: ['relatedUser', 'reportingManager'],
    channels: all,
  },
};
