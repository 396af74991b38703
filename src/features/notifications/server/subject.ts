import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Facts } from '../contract/facts.ts';
import type { Channel, Reason, RecipientKind, RuleAction } from '../contract/reasons.ts';

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
  /** The related user (notifications.8). */
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

/** Where the subjects of a reason come from. The feature that knows them gives it; a reason without a source is not offered. */
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

/** Somebody who is told of something without a rule, as of a reminder they set themselves. */
export interface PersonalNotification {
  reason: Reason;
  companyUserId: string;
  /** Its key and date make it once. */
  subject: Subject;
  /** Those that they chose, less what they have muted since. */
  channels: readonly Channel[];
}
