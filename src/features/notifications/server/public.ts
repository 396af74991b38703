import type { Company } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Reason } from '../contract/reasons.ts';
import { raiseSubjects, notifyEach } from './engine/raise.ts';
import type { PersonalNotification, Subject } from './subject.ts';

export type { OwnMail, PersonalNotification, ReasonSource, Subject } from './subject.ts';

/** Answered with numbers for the company's report, by name: one for each period of the company's calendar. */
export const reportCounts = hook<{ company: Company; periods: readonly { from: string; to: string }[] }, Record<string, number[]>>(
  'notifications.reportCounts',
);

/** Makes the rules that a company begins with, when it opens the absence calendar. */
export { makeWelcomeRules } from './welcome-rules.ts';

/** Where the subjects of each reason come from; rules are offered for the reasons that have a source. */
export { reasonSources } from './engine/sources.ts';

/**
 * Tells of what just happened, by the company's instant rules, in the caller's transaction: in the bell at once, mail and SMS when it commits.
 * Whoever did it is not told.
 */
export async function raise(company: Company, services: Services, reason: Reason, subjects: readonly Subject[]): Promise<void> {
  await raiseSubjects(company, services, reason, subjects);
}

/** Tells people, in the caller's transaction, as `raise` does for rules. */
export async function notifyPeople(company: Company, services: Services, tellings: readonly PersonalNotification[]): Promise<void> {
  await notifyEach(company, services, tellings);
}

/** Answered by whoever knows who is away: the people who are so all of a day. */
export { peopleAway } from './engine/people-away.ts';
