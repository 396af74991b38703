import type { Language } from '#kernel/contract/locale.ts';
import type { PageLink } from '#kernel/contract/page-link.ts';
import type { Permission, SubscriptionFeature } from '#kernel/contract/permissions.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Facts } from '../contract/facts.ts';
import type { Channel, Reason, RecipientKind, RuleAction } from '../contract/reasons.ts';

/** An event that people may be notified of: a birthday, a pending request, a decision. */
export interface Subject {
  /** A stable id of the event: `birthday:{person}`. With rule and day it is the unique key of a notification. */
  key: string;
  /** Whether it is told once a day to a person on a channel, however many rules tell of it, and also beside them. */
  isToldOnce?: boolean;
  /** The day of the event (a birthday this year), or since when it is pending. YYYY-MM-DD in the company's calendar. */
  date: string;
  /** For pending events: until when it was pending, which ends repeats, or null while it is. Absent for other events. */
  doneOn?: string | null;
  /** Only for rules that count in this direction, for reasons that count from one day and to another. */
  direction?: 'before' | 'after';
  /** Only for rules with this repeat, for reasons that only repeat: the weekly report (7) is not the monthly one (30). */
  repeatDays?: number;
  /** The related user (notifications.8). */
  companyUserId: string | null;
  /** The author, who is not notified. */
  by?: string | null;
  /** The action, for rules that are limited to actions. */
  action?: RuleAction;
  /** People who replace a kind of recipient here: a deputy for the manager, the responsible person for the related user. */
  recipients?: Partial<Record<RecipientKind, readonly string[]>>;
  /** Limits the recipients to these people, whatever a rule says, to protect private events. */
  only?: readonly string[];
  /** Whoever its record is about and may not know of it: the simulator neither shows nor counts it for them. */
  hiddenFrom?: string;
  /**
   * Mail goes to this address instead of that of an account: the related user has none yet, or was asked at an address that they do not sign in with;
   * then they are told in the product and by SMS too, and their settings hold.
   */
  invited?: { email: string; language: 'no' | 'en'; hasAccount?: boolean };
  /** What a subscription must have for it, where subjects of one reason differ in that (subscription.22). */
  subscriptionFeature?: SubscriptionFeature | undefined;
  scope?: string;
  scopeId?: string;
  affectedId?: string;
  facts: Facts;
}

/** The reader for whom texts are built. */
export interface Reader {
  companyUserId: string | null;
  language: Language;
}

/** A custom mail of the reason; without one the mail contains the reason's sentence. */
export interface OwnMail {
  subject: string;
  paragraphs: readonly string[];
  /** The same in a mail with others; without it, the sentence of the reason. */
  sentence?: string;
  /** The words of its link. It leads to the target of the reason; only an invited person, who has no page yet, is given another path. */
  action?: { label: string; path?: string };
  /** Why the recipient gets it; without it, the rule, the reminder or the invitation is named. */
  why?: string;
}

/** The facts of a notification, with the reader's language and day. */
export interface SentenceInput {
  reason: Reason;
  facts: Facts;
  related: { firstName: string; lastName: string } | null;
  language: Language;
  today: string;
  /** The reader is the related person. */
  isOwn?: boolean;
}

/** What a notification is about, as kept with it. */
export interface NotifiedThing {
  /** The related person; null when there is none, or when they have been deleted. */
  companyUserId: string | null;
  affectedId?: string | null | undefined;
  facts: Facts;
}

/** The person who follows a notification, an active or pending member of the company. */
export interface TargetReader {
  companyUserId: string;
  permissions: ReadonlySet<Permission>;
  levels: Membership['levels'];
  /** Whether the pages of a person open to them (roles.9). */
  mayOpen: (companyUserId: string | null) => companyUserId is string;
}

/** How the notifications of a reason read, and where they lead. */
export interface ReasonView {
  /** One or two sentences, for the day on which they are read, since they may contain "tomorrow". */
  sentence: (input: SentenceInput) => string;
  /** The page that bell, history and mail open; undefined when there is none for this reader. The page itself checks access. */
  target: (thing: NotifiedThing, reader: TargetReader, services: Pick<Services, 'registers'>) => PageLink | undefined;
}

/** A member and what they were told of, by the ids that its subject had. */
export interface ToldLookup {
  member: Membership;
  /** The related person. */
  relatedCompanyUserId: string | null;
  scopeId: string;
  affectedId: string | null;
}

/** A reason of a feature: its subjects, sentence and target. A reason without a source is not offered. */
export interface ReasonSource extends ReasonView {
  reason: Reason;
  /** Whether it is offered in this composition; it is when not given. */
  isOffered?: (services: Pick<Services, 'registers'>) => boolean;
  /**
   * Subjects with a date between two days, inclusive, or pending on any of them. Called once for many days and rules; a constant number of
   * statements. Past days are included, for the simulator.
   */
  subjects: (company: Company, services: Services, days: { from: string; to: string }) => Promise<readonly Subject[]>;
  /** Custom mails about these subjects, created for all readers of a company at once. */
  mails?: (
    company: Company,
    services: Services,
    subjects: readonly Subject[],
  ) => Promise<(subject: Subject, reader: Reader) => OwnMail | undefined>;
  /**
   * Whether what members were told of is still open to them, in the order asked, where a restriction may close it; what is gone is open. Asked when
   * they read it and when a held message leaves; a constant number of statements.
   */
  stillOpen?: (
    company: Company,
    services: Pick<Services, 'registers' | 'roleTable'>,
    lookups: readonly ToldLookup[],
  ) => Promise<readonly boolean[]>;
}

/** A notification without a rule, such as a reminder that the person set themselves. */
export interface PersonalNotification {
  reason: Reason;
  companyUserId: string;
  /** Its key and date make it unique. */
  subject: Subject;
  /** The channels that they chose, without those muted since. */
  channels: readonly Channel[];
}
