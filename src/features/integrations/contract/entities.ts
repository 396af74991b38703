import { z } from 'zod';
import { Id, Moment } from '#kernel/contract/values.ts';
import { syncReasons } from './sync-reasons.ts';
import { accountingSystems, comparedFields, hiddenFields, providers } from './kinds.ts';

const comparedField = z.enum(comparedFields);
export const externalId = z.string().trim().min(1).max(100);

/** A choice of the other system, as it names it. */
export const Named = z.object({ id: z.string(), name: z.string() });
export type Named = z.output<typeof Named>;

/** How many people a sync came to, by what happened to them. */
export const SyncCounts = z.object({
  added: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  skipped: z.number(),
  failed: z.number(),
});
export type SyncCounts = z.output<typeof SyncCounts>;

const syncStates = ['running', 'done', 'partly', 'failed', 'undone'] as const;

/** A sync in the history. */
export const ListedSync = z.object({
  syncId: z.string(),
  provider: z.enum(accountingSystems),
  /** `partly`: somebody was skipped or failed. `failed`: it ended before its end. */
  state: z.enum(syncStates),
  startedAt: Moment,
  endedAt: Moment.nullable(),
  /** Null once that person has been erased. */
  startedByFullName: z.string().nullable(),
  /** People added here, and people added there. */
  addedHere: z.number(),
  addedThere: z.number(),
  counts: SyncCounts,
  /** Why it ended before its end: an error code. */
  reason: z.string().nullable(),
  canUndo: z.boolean(),
});
export type ListedSync = z.output<typeof ListedSync>;

/** What the company has of a system. */
export const Integration = z.object({
  provider: z.enum(providers),
  isConnected: z.boolean(),
  connectedSince: Moment.nullable(),
  /** Null once that person has been erased. */
  connectedBy: z.string().nullable(),
  /** `failing`: its last tries came to nothing. `disabled`: its key is refused. Null while not connected. */
  state: z.enum(['ok', 'failing', 'disabled']).nullable(),
  lastSync: ListedSync.nullable(),
  /** The company as the other system names it. */
  companyName: z.string().nullable(),
  /** Whether the installation has what this system needs of its vendor. */
  isAvailable: z.boolean(),
  /** In a demo, something stands for it that any key connects. */
  takesAnyKey: z.boolean(),
  /** How many people differed when it was last looked at by itself, and when; null before. */
  differing: z.number().nullable(),
  differingAt: Moment.nullable(),
  /**
   * When changes there are seen by themselves: `soon`, because the system tells of them, or once a night. `refused`: it does not tell this key.
   * `unreachable`: it cannot, because this installation is not reached from outside. Null while not connected, and for Slack.
   */
  changesSeen: z.enum(['soon', 'nightly', 'refused', 'unreachable']).nullable(),
  /** Slack: its messages. */
  jobs: z.number(),
  /** Privileges that the key lacks, in the other system's names. */
  missingPrivileges: z.array(z.string()),
  /** The fields that leave the company for this system, and those that come from it. */
  sends: z.array(comparedField),
  fetches: z.array(comparedField),
  /** `syncHere`: may add and change people here by a sync, too. */
  permissions: z.object({ connect: z.boolean(), sync: z.boolean(), syncHere: z.boolean() }),
});
export type Integration = z.output<typeof Integration>;

/** A field in which two systems differ. */
export const FieldDifference = z.object({
  field: comparedField,
  /** `missingHere` and `missingThere`: filled in one system only. `invalid`: what the other system has, or we have, is no such number and is not transferred. */
  kind: z.enum(['different', 'missingHere', 'missingThere', 'invalid']),
  /** Null for numbers that are never shown, and for empty values. */
  here: z.string().nullable(),
  there: z.string().nullable(),
  /** Whether a sync can change it here, and there: what the other system does not take is only shown. */
  canWriteHere: z.boolean(),
  canWriteThere: z.boolean(),
});
export type FieldDifference = z.output<typeof FieldDifference>;

const hiddenNumber = z.enum(hiddenFields);

const comparedPerson = {
  fullName: z.string(),
  employeeNumber: z.string().nullable(),
  emailAddress: z.string().nullable(),
  department: z.string().nullable(),
  /** National and account number that are none: they are not transferred. */
  invalidNumbers: z.array(hiddenNumber),
};

/** Somebody who is only in the other system. */
export const OnlyExternal = z.object({
  externalId: z.string(),
  ...comparedPerson,
  /** People here who could be the same; more than one is never guessed. */
  candidates: z.array(z.object({ companyUserId: z.string(), fullName: z.string() })),
});
export type OnlyExternal = z.output<typeof OnlyExternal>;

/** Somebody who is only here. */
export const OnlySamspill = z.object({
  companyUserId: z.string(),
  ...comparedPerson,
  candidates: z.array(z.object({ externalId: z.string(), fullName: z.string() })),
});
export type OnlySamspill = z.output<typeof OnlySamspill>;

/** Somebody who is in both. */
export const InBoth = z.object({
  companyUserId: z.string(),
  externalId: z.string(),
  ...comparedPerson,
  /** What made them the same. */
  matchedBy: z.enum(['link', 'employeeNumber', 'emailAddress', 'socialSecurityNumber']),
  differences: z.array(FieldDifference),
  /** The profile here is deactivated, so nothing is levelled before it is active again. */
  isDeactivated: z.boolean(),
  /** Fields that the key may not read there. */
  unreadable: z.array(comparedField),
});
export type InBoth = z.output<typeof InBoth>;

export const Comparison = z.object({
  comparisonId: z.string(),
  provider: z.enum(accountingSystems),
  fetchedAt: Moment,
  onlyExternal: z.array(OnlyExternal),
  onlySamspill: z.array(OnlySamspill),
  both: z.array(InBoth),
  /** How many more people the company’s subscription has room for; null for no limit. */
  roomForUsers: z.number().nullable(),
});
export type Comparison = z.output<typeof Comparison>;

/** A comparison, or how far it has come. */
export const ComparisonState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('done'), comparison: Comparison }),
  z.object({ state: z.literal('running'), percent: z.number() }),
]);
export type ComparisonState = z.output<typeof ComparisonState>;

/** What somebody chose in a comparison. */
export const syncFields = {
  /** Absent: the newest of at most one hour. */
  comparisonId: Id.optional(),
  /** Ids of the other system: people who are added here. */
  addToSamspillExternalIds: z.array(externalId).max(10_000).default([]),
  /** People who are added there. */
  addToExternalCompanyUserIds: z.array(Id).max(10_000).default([]),
  /** People in both whose differences are levelled. */
  crossSyncCompanyUserIds: z.array(Id).max(10_000).default([]),
  /** Whether our values win; else theirs. A value never gives way to an empty one. */
  useSamspillData: z.boolean().default(true),
  /** Who wins in single fields of single people. */
  overrides: z.record(Id, z.partialRecord(comparedField, z.enum(['samspill', 'external']))).default({}),
};

/** The result for one person. */
export const SyncRow = z.object({
  /** What was to be done. */
  action: z.enum(['addHere', 'addThere', 'level']),
  companyUserId: z.string().nullable(),
  externalId: z.string().nullable(),
  fullName: z.string(),
  fate: z.enum(['waiting', 'added', 'updated', 'unchanged', 'skipped', 'failed', 'undone', 'kept']),
  /** Why it was skipped, kept or failed. */
  reason: z.enum(syncReasons).nullable(),
  /** The other system’s own words, without hidden numbers. */
  words: z.string().nullable(),
  changedFields: z.array(comparedField),
  /** Fields that were left out: numbers that are none, and values of the other system that the rules here refuse. */
  notTransferred: z.array(comparedField),
});
export type SyncRow = z.output<typeof SyncRow>;

/** A sync with what became of each person; nobody while it runs. */
export const Sync = ListedSync.extend({
  percent: z.number(),
  /** Until when it goes on by itself for those who still wait; null when it has ended for good. */
  resumesUntil: Moment.nullable(),
  rows: z.array(SyncRow),
});
export type Sync = z.output<typeof Sync>;
