import type { FeatureFlag, SubscriptionFeature } from '#kernel/contract/permissions.ts';
import { addDays } from '#kernel/contract/days.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Reason } from '../../contract/reasons.ts';
import type { PlannedNotification } from '../rules/plan-notifications.ts';
import type { Subject } from '../subject.ts';

/** What the company's subscription lacks, each with the last day on which deadlines there are told all the same (subscription.22). */
type ClosedFeatures = ReadonlyMap<SubscriptionFeature, string>;

/** Implemented by the feature of subscriptions. */
export const closedFeaturesQuery = hook<{ company: Company }, ClosedFeatures>('notifications.closedFeaturesQuery');

interface ReasonFeature {
  flag: FeatureFlag;
  subscriptionFeature: SubscriptionFeature;
}

const absence: ReasonFeature = { flag: 'absenceCalendar', subscriptionFeature: 'absencecalendar' };

/** What each reason tells of, where a company may turn it off or a subscription may lack it. */
const featureOf: Partial<Record<Reason, ReasonFeature>> = {
  PromptToAddAbsence: absence,
  AbsenceRequestNotificationEmployees: absence,
  AbsenceRequestNotificationAdmins: absence,
  GdprSubmoduleUpdated: { flag: 'gdpr', subscriptionFeature: 'gdpr' },
  ContractNotifications: { flag: 'contracts', subscriptionFeature: 'contracts' },
  OnOffBoardingTaskResponsible: { flag: 'onOffBoarding', subscriptionFeature: 'onoffboarding' },
};

/** Whether what a reason tells of is turned off, or this feature where messages of the reason differ in that. */
export function isOff(featuresOff: readonly string[], reason: Reason, feature?: SubscriptionFeature): boolean {
  const known = feature && Object.values(featureOf).find(({ subscriptionFeature }) => subscriptionFeature === feature);
  const flag = (known ?? featureOf[reason])?.flag;
  return flag !== undefined && featuresOff.includes(flag);
}

function subscriptionFeatureOf({ rule, subject }: Pick<PlannedNotification, 'rule' | 'subject'>): SubscriptionFeature | undefined {
  return subject.subscriptionFeature ?? featureOf[rule.reason]?.subscriptionFeature;
}

/** Without what is not told any more of features that the subscription lacks; what is still told of them says until when. */
export async function withoutClosed(
  { company, services: { hooks } }: { company: Company; services: Pick<Services, 'hooks'> },
  planned: readonly PlannedNotification[],
): Promise<readonly PlannedNotification[]> {
  if (!planned.some((one) => subscriptionFeatureOf(one) !== undefined)) return planned;
  const [closed] = await hooks.tell(closedFeaturesQuery, { company });
  return closed ? markClosed(planned, closed) : planned;
}

function markClosed(planned: readonly PlannedNotification[], closed: ClosedFeatures): PlannedNotification[] {
  // Many people are told of one subject, whose sentences are made once.
  const marked = new Map<Subject, Subject>();
  const withEnd = (subject: Subject, until: string): Subject => {
    const known = marked.get(subject) ?? { ...subject, facts: { ...subject.facts, closedUntil: until } };
    marked.set(subject, known);
    return known;
  };
  return planned.flatMap((one) => {
    const feature = subscriptionFeatureOf(one);
    const until = feature && closed.get(feature);
    if (until === undefined) return [one];
    return one.day > until ? [] : [{ ...one, subject: withEnd(one.subject, until) }];
  });
}

/** The last day of what is told of features that closed on a day. */
export const notifiedUntil = (closedOn: string): string => addDays(closedOn, 30);
