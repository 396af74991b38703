import type { Company } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Reason } from '../contract/reasons.ts';
import { raiseSubjects, notifyEach } from './engine/raise.ts';
import type { PersonalNotification, Subject } from './subject.ts';

export type { NotifiedThing, OwnMail, PersonalNotification, ReasonSource, SentenceInput, Subject, TargetReader } from './subject.ts';

// For the sentences of reasons: names of reasons and people, days and periods.
export { dayWords, periodText, reasonName, relatedName, relatedWords } from './reason-words.ts';
// For their targets.
export { isRuleEditor, peoplePage } from './target-pages.ts';

/** Listeners return numbers for the company's report, by name: one for each period of the company's calendar. */
export const reportCounts = hook<{ company: Company; periods: readonly { from: string; to: string }[] }, Record<string, number[]>>(
  'notifications.reportCounts',
);

/** For a contract that is deleted: what was told of it no longer leads there. */
export { markContractsDeleted } from './engine/store-engine.ts';

/** Creates a company's initial rules, when it opens the absence calendar. */
export { makeWelcomeRules } from './welcome-rules.ts';

/** The sources of subjects for each reason; rules are offered for the reasons that have a source. */
export { reasonSources } from './engine/sources.ts';

/**
 * Reports a new event by the company's instant rules, in the caller's transaction: in the bell immediately, mail and SMS after the commit.
 * The author is not notified.
 */
export async function raise(company: Company, services: Services, reason: Reason, subjects: readonly Subject[]): Promise<void> {
  await raiseSubjects(company, services, reason, subjects);
}

/** Notifies people without a rule, in the caller's transaction, like `raise`. */
export async function notifyPeople(company: Company, services: Services, tellings: readonly PersonalNotification[]): Promise<void> {
  await notifyEach(company, services, tellings);
}

/** Takes back what was told of events that were undone, where it has neither been read nor left by mail or SMS. */
export { withdraw } from './engine/withdraw.ts';

/** Deletes what was told of records that are erased. */
export { deleteNotificationsOf } from './store-rule.ts';

/** The same, unless an active rule tells the related user of it. */
export { notifyUnlessRule } from './engine/raise.ts';

/** The day and time of a moment in a time zone, and the moment of a day and time there, also when clocks change. */
export { localTime, momentOf } from './rules/local-time.ts';

/** Implemented by the absence feature: the people who are absent all of a day. */
export { peopleAway } from './engine/people-away.ts';

/** Implemented by the feature of subscriptions: what is closed, and until when it is told of. */
export { closedFeaturesQuery, notifiedUntil } from './engine/closed-reasons.ts';
