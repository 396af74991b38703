import type { Company } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/hooks.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Facts } from '../contract/facts.ts';
import type { Channel, Reason, RecipientKind, RuleAction } from '../contract/reasons.ts';
import { peopleAway as away } from './engine/people-away.ts';
import { keepSource, sourceOf as findSource } from './engine/sources.ts';
import { raiseSubjects, tellEach } from './engine/raise.ts';
import { makeWelcomeRules as makeRules } from './welcome-rules.ts';

/** Something that people may be told of: a birthday, a waiting request, a decision. */
export interface Subject {
  /** What it is, the same whenever it is found: `birthday:{person}`. With rule and day it is the key that makes it once. */
  key: string;
  /** The day it is about (a birthday this year), or since when it waits. YYYY-MM-DD in the company's calendar. */
  date: string;
  /** Until when it waited; null while it does. Repeats end there. Of what does not wait nothing. */
  doneOn?: string | null;
  /** Only for rules that repeat so, where a reason only repeats: the weekly report (7) is not the monthly one (30). */
  repeatDays?: number;
  /** The related user of decisions.md §8. */
  companyUserId: string | null;
  /** Who did it, and is not told. */
  by?: string | null;
  /** What was done, where rules choose among actions. */
  action?: RuleAction;
  /** People who stand for a kind of recipient here: a deputy for the manager, the responsible for the related user. */
  recipients?: Partial<Record<RecipientKind, readonly string[]>>;
  /** Where it is nobody else's business: whatever a rule says, only these people are told. */
  only?: readonly string[];
  /** Mail goes to this address instead, because the related user has no account yet. */
  invited?: { email: string; language: 'no' | 'en' };
  scope?: string;
  scopeId?: string;
  affectedId?: string;
  facts: Facts;
}

/** Who reads, where texts are made for them. */
export interface Reader {
  companyUserId: string | null;
  language: 'no' | 'en';
}

/** A mail of the reason's own; without one the sentence of the reason is the mail. */
export interface OwnMail {
  subject: string;
  paragraphs: readonly string[];
  action?: { label: string; path: string };
}

/** Where the subjects of a reason come from. The feature that knows them declares it; a reason without a source is not offered. */
export interface ReasonSource {
  reason: Reason;
  /**
   * Those whose date lies between two days, both included, or that waited on any of them. Asked once for many days and many rules; a constant
   * number of statements. Also of the past, for the simulator.
   */
  subjects: (company: Company, services: Services, days: { from: string; to: string }) => Promise<readonly Subject[]>;
  /** Own words for mails about these subjects, made for all readers of a company at once. */
  mails?: (
    company: Company,
    services: Services,
    subjects: readonly Subject[],
  ) => Promise<(subject: Subject, reader: Reader) => OwnMail | undefined>;
}

/** Answered with numbers for the company's report, by name: one for each period of the company's calendar. */
export const reportCounts = hook<{ company: Company; periods: readonly { from: string; to: string }[] }, Record<string, number[]>>();

/** Makes the rules that a company begins with, when it opens the absence calendar. */
export const makeWelcomeRules = makeRules;

/** Declares a reason: from then on rules for it are offered. */
export function declareReason(source: ReasonSource): void {
  keepSource(source);
}

/** The source of a reason; undefined while no feature declares one. */
export const sourceOf = findSource;

/**
 * Tells of what just happened, by the company's instant rules, in the caller's transaction: in the bell at once, mail and SMS when it commits.
 * Whoever did it is not told.
 */
export async function raise(company: Company, services: Services, reason: Reason, subjects: readonly Subject[]): Promise<void> {
  await raiseSubjects(company, services, reason, subjects);
}

/** Somebody who is told of something without a rule, as of a reminder they set themselves. */
export interface Telling {
  reason: Reason;
  companyUserId: string;
  /** Its key and date make it once. */
  subject: Subject;
  /** Those that they chose, less what they have muted since. */
  channels: readonly Channel[];
}

/** Tells people, in the caller's transaction, as `raise` does for rules. */
export async function tellPeople(company: Company, services: Services, tellings: readonly Telling[]): Promise<void> {
  await tellEach(company, services, tellings);
}

/** Answered by whoever knows who is away: the people who are so all of a day. */
export const peopleAway = away;
