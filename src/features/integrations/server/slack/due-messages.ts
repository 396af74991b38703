import { localTime, momentOf } from '#features/notifications/server/public.ts';
import { addDays } from '#kernel/contract/days.ts';
import type { FeatureFlag, SubscriptionFeature } from '#kernel/contract/permissions.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { HaltCode } from '../../contract/kinds.ts';
import type { SlackJobKind } from '../../contract/kinds-slack.ts';
import { latestMoment, slackTimes } from '../rules/slack-times.ts';
import { logUnposted } from './log-unposted.ts';
import { readSlackJobs, type SlackJobRow } from './store-slack-jobs.ts';
import { readCompanyTerms, type CompanyTerms } from './store-slack-people.ts';
import { endAbandonedPosts, eraseOldPosts, insertDuePosts, readWaitingPosts, type PostKey } from './store-slack-posts.ts';

/** Longer than Slack is waited for. */
const abandonedAfter = 10 * 60_000;
const retentionDays = 30;

/** What must be on for a kind of message, besides integrations. */
const needed: Readonly<Record<SlackJobKind, { flags: readonly FeatureFlag[]; included: readonly SubscriptionFeature[] }>> = {
  absenceTomorrow: { flags: ['integrations', 'absenceCalendar'], included: ['integrations', 'absencecalendar'] },
  birthdaysToday: { flags: ['integrations'], included: ['integrations'] },
};

type Terms = Pick<CompanyTerms, 'featuresOff' | 'subscriptionFeatures' | 'isEnding'>;

/** What keeps a message from being sent, as a refusal: something that it tells of is missing, or the company is about to be deleted (integrations.37). */
export function missingFor({ featuresOff, subscriptionFeatures, isEnding }: Terms, kind: SlackJobKind): HaltCode | undefined {
  if (isEnding) return 'common.CompanyEnding';
  const { flags, included } = needed[kind];
  if (flags.some((flag) => featuresOff.includes(flag))) return 'common.FeatureMissing';
  const hasAll = subscriptionFeatures === null || included.every((one) => subscriptionFeatures.includes(one));
  return hasAll ? undefined : 'common.SubscriptionMissing';
}

export const isSending = (terms: Terms, kind: SlackJobKind): boolean => missingFor(terms, kind) === undefined;

/** Notes which messages of a company are due now, and answers all that wait for their turn. Running it twice changes nothing. */
export async function findDueMessages(company: Company, { clock }: Pick<Services, 'clock'>): Promise<PostKey[]> {
  const jobs = (await readSlackJobs(company)).filter(({ offSince }) => offSince === null);
  if (jobs.length === 0) return [];
  const terms = await readCompanyTerms(company);
  if (!terms) return [];
  const now = clock.now();
  const abandoned = new Set(await endAbandonedPosts(company, { before: new Date(now.getTime() - abandonedAfter), now }));
  await logUnposted(
    company,
    jobs.filter(({ id }) => abandoned.has(id)),
    { state: 'uncertain', now },
  );
  await insertDuePosts(company, duePosts(jobs, terms, now), now);
  return readWaitingPosts(company, now);
}

/** A message that was made after the time of a day begins on the next. */
function duePosts(jobs: readonly SlackJobRow[], terms: CompanyTerms, now: Date): PostKey[] {
  const { day } = localTime(terms.timeZone, now);
  return jobs.flatMap(({ id, kind, createdAt }) => {
    const at = momentOf({ day, time: slackTimes[kind] }, terms.timeZone);
    const isDue = at <= now && now <= latestMoment(at) && createdAt <= at && isSending(terms, kind);
    return isDue ? [{ jobId: id, day }] : [];
  });
}

/** Forgets what became of messages of a month ago, and whom those of the last weekend named (integrations.39). */
export async function eraseOld(company: Company, { clock }: Pick<Services, 'clock'>): Promise<void> {
  const terms = await readCompanyTerms(company);
  if (!terms) return;
  const { day } = localTime(terms.timeZone, clock.now());
  await eraseOldPosts(company, { told: addDays(day, -3), posts: addDays(day, -retentionDays) });
}
