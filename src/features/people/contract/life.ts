import { z } from 'zod';

/**
 * What can prevent deactivating or deleting a person (people.15). Higher features add obstacles by the hook `personLeaving`: `HandOverFirst`, with
 * what it is.
 */
export const leavingCodes = [
  'accesscontrol.CannotDeactivateManager',
  'accesscontrol.OnlySystemAdmin',
  'people.ResponsibleForContracts',
  'people.HandOverFirst',
] as const;
export type LeavingCode = (typeof leavingCodes)[number];

export const LeavingPurpose = z.enum(['deactivate', 'delete']);
export type LeavingPurpose = z.output<typeof LeavingPurpose>;

/** A person or record named in a message. */
const Named = z.object({ id: z.string(), name: z.string() });

/** One obstacle: `items` are the first of those that must be moved or handed over, `count` is their total number. */
export const Obstacle = z.object({
  code: z.enum(leavingCodes),
  /** Of `HandOverFirst`: the key of the feature's text (leaving-texts.ts). */
  what: z.string().optional(),
  details: z.object({ count: z.number(), items: z.array(Named) }),
});
export type Obstacle = z.output<typeof Obstacle>;

/** A consequence besides the change of state: what ends, is handed over or erased, by the key of its feature's text (leaving-texts.ts). */
export const Consequence = z.object({ key: z.string(), count: z.number().int().positive() });
export type Consequence = z.output<typeof Consequence>;

/** A person's position, department, manager and percentage from a given day on. */
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

/** A colleague with an upcoming birthday; never the year of birth. */
export const UpcomingBirthday = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  position: z.string().nullable(),
  department: z.string().nullable(),
  profileImageTimestamp: z.string().nullable(),
  /** The day it is celebrated; for 29 February the 28th in other years. */
  date: z.string(),
  /** 0 = today. */
  daysUntil: z.number(),
});
export type UpcomingBirthday = z.output<typeof UpcomingBirthday>;
