import { z } from 'zod';

/** What may stand in the way of deactivating or deleting somebody (people.15). Higher features add theirs by the hook `personLeaving`. */
export const leavingCodes = [
  'accesscontrol.CannotDeactivateManager',
  'accesscontrol.OnlySystemAdmin',
  'people.ResponsibleForContracts',
] as const;
export type LeavingCode = (typeof leavingCodes)[number];

export const LeavingPurpose = z.enum(['deactivate', 'delete']);
export type LeavingPurpose = z.output<typeof LeavingPurpose>;

/** Somebody or something that a message names. */
const Named = z.object({ id: z.string(), name: z.string() });

/** One thing in the way: `items` are the first of those that must be moved or handed over, `count` is all of them. */
export const Obstacle = z.object({ code: z.enum(leavingCodes), details: z.object({ count: z.number(), items: z.array(Named) }) });
export type Obstacle = z.output<typeof Obstacle>;

/** What will happen, beside the state: what ends, what goes to others, what is erased. */
export const consequenceKeys = [
  'signIn',
  'apiKeys',
  'director',
  'formerSubordinates',
  'absenceRequests',
  'notificationRules',
  'profileFields',
  'emergencyContacts',
  'files',
  'notes',
  'history',
  'importRows',
  'logDetails',
] as const;
export const Consequence = z.object({ key: z.enum(consequenceKeys), count: z.number().int().positive() });
export type Consequence = z.output<typeof Consequence>;

/** What somebody's position, department, manager and percentage were from a day on. */
export const HistoryEntry = z.object({
  validFrom: z.string(),
  position: z.string().nullable(),
  department: z.string().nullable(),
  reportingToCompanyUserId: z.string().nullable(),
  reportingToFullName: z.string().nullable(),
  positionCoverage: z.number().nullable(),
  changedAt: z.string(),
  changedByCompanyUserId: z.string().nullable(),
  changedByFullName: z.string().nullable(),
});

export type HistoryEntry = z.output<typeof HistoryEntry>;

/** A colleague whose birthday comes; never the year of birth. */
export const UpcomingBirthday = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  position: z.string().nullable(),
  department: z.string().nullable(),
  profileImageTimestamp: z.string().nullable(),
  /** The day it is kept this time; of 29 February in other years the 28th. */
  date: z.string(),
  /** 0 = today. */
  daysUntil: z.number(),
});
export type UpcomingBirthday = z.output<typeof UpcomingBirthday>;
