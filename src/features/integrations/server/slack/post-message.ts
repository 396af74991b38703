import { momentOf } from '#features/notifications/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { publishChanges } from '#kernel/server/live/publish-changes.ts';
import type { Services } from '#kernel/server/services.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { systemCaller } from '#kernel/server/system-caller.ts';
import type { SlackMessage } from '../../contract/entities-slack.ts';
import { slackJobKind } from '../../contract/kinds.ts';
import type { SlackEnding } from '../../contract/kinds-slack.ts';
import { judgeReply, loggedReply, minutesBeforeTry, maxForbidden, type SlackVerdict } from '../rules/slack-reply.ts';
import { awayDays, latestMoment, slackTimes } from '../rules/slack-times.ts';
import { notifyAdministrators } from '../notify-administrators.ts';
import { askSlack } from './ask-slack.ts';
import { composeMessage, digestFor } from './compose-message.ts';
import { isSending } from './due-messages.ts';
import { logUnposted } from './log-unposted.ts';
import { webhookPlace } from './slack-jobs.ts';
import { readCompanyTerms } from './store-slack-people.ts';
import {
  erasePosted,
  openPost,
  readTold,
  writeForbidden,
  writeOff,
  writePost,
  writeSent,
  type OpenPost,
  type PostKey,
} from './store-slack-posts.ts';

export const postJob = 'integrations.post-to-slack';

/** A message that is being handed over. */
interface OpenedPost {
  post: OpenPost;
  webhookUrl: string;
  message: SlackMessage;
}

/**
 * Sends the message of a day, at most once (integrations.31): it is noted as being sent and committed before Slack is asked, so neither a second worker nor a
 * process after a crash sends it again.
 */
export async function postMessage(services: Services, companyId: number, key: PostKey): Promise<void> {
  const { database, config, log } = services;
  const handed = await database.forCompany(companyId, (company) => beginPost(company, services, key));
  if (!handed) return;
  const reply = await askSlack(handed, { testUrl: config.slackTestUrl });
  const verdict = judgeReply(reply);
  // Neither the address nor the message, which names people.
  if (verdict.kind !== 'sent') log.warn({ companyId, jobId: key.jobId, reply: loggedReply(reply), verdict: verdict.kind }, 'slack');
  await database.forCompany(companyId, (company) => endPost(company, services, handed.post, verdict));
}

/** Takes a message that waits; undefined when it is another’s, too late, or has nothing to tell. */
async function beginPost(company: Company, services: Services, key: PostKey): Promise<OpenedPost | undefined> {
  const now = services.clock.now();
  const post = await openPost(company, key);
  const terms = await readCompanyTerms(company);
  if (!terms || post?.state !== 'waiting' || post.nextTryAt > now) return undefined;
  const isLate = now > latestMoment(momentOf({ day: key.day, time: slackTimes[post.kind] }, terms.timeZone));
  const mayTell = !isLate && !post.isOff && isSending(terms, post.kind);
  const { message, told } = mayTell ? await compose(company, services, post) : {};
  const withTold = told && { told };
  if (!message) {
    if (isLate && post.attempts > 0) await logUnposted(company, [{ id: key.jobId, name: post.name }], { state: 'late', now });
    await writePost({ company, now }, key, { state: isLate ? 'late' : 'nothing', ...withTold });
    await forgetFriday(company, key);
    return undefined;
  }
  await writePost({ company, now }, key, { state: 'sending', attempts: post.attempts + 1, ...withTold });
  return { post, message, webhookUrl: services.secrets.decrypt(post.webhook, webhookPlace(company.id, key.jobId)) };
}

/** The message of the day, and on Fridays the digests of whom it names for Monday. */
async function compose(company: Company, services: Services, post: OpenPost): Promise<{ message?: SlackMessage; told?: string[] }> {
  const { jobId, day, kind } = post;
  const digestOf = digestFor(services.secrets, company.id, jobId);
  const { since } = awayDays(day);
  const before = since !== undefined && kind === 'absenceTomorrow' ? await readTold(company, { jobId, day: since }) : null;
  const posted = before && { digests: new Set(before), digestOf };
  const { message, forMonday } = await composeMessage(company, { ...post, told: posted });
  const digests = forMonday?.flatMap(({ companyUserId, until }) => [digestOf(companyUserId), digestOf(companyUserId, until)]);
  return { ...(message && { message }), ...(digests && { told: digests }) };
}

/** What Friday's message named is of no use after Sunday's. */
async function forgetFriday(company: Company, { jobId, day }: PostKey): Promise<void> {
  const { since } = awayDays(day);
  if (since !== undefined) await erasePosted(company, { jobId, day: since });
}

async function endPost(company: Company, services: Services, { jobId, day }: OpenPost, verdict: SlackVerdict): Promise<void> {
  const now = services.clock.now();
  const post = await openPost(company, { jobId, day });
  if (post?.state !== 'sending') return;
  if (verdict.kind === 'again') return tryAgain(company, services, post, verdict.seconds);
  await forgetFriday(company, post);
  if (verdict.kind === 'sent') await writeSent(company, jobId, now);
  const state = verdict.kind === 'sent' || verdict.kind === 'uncertain' ? verdict.kind : 'refused';
  await writePost({ company, now }, post, { state });
  const isForbidden = verdict.kind === 'forbidden' && (await isForbiddenForGood(company, post));
  // The line about switching it off covers that day's post too.
  if (verdict.kind === 'ended') await switchOff(company, services, post, verdict.ending);
  else if (isForbidden) await switchOff(company, services, post, 'refused');
  else if (state !== 'sent') await logUnposted(company, [{ id: jobId, name: post.name }], { state, now });
  publishChanges(company, { entity: slackJobKind, entityId: jobId });
}

/** Waits as long as Slack says, or longer from try to try; a wait past the end of its time ends the message. */
async function tryAgain(company: Company, services: Services, post: OpenPost, seconds: number | undefined): Promise<void> {
  const now = services.clock.now();
  const { jobId, day, kind, attempts } = post;
  const nextTryAt = new Date(now.getTime() + (seconds ?? 60 * minutesBeforeTry(attempts)) * 1000);
  const timeZone = (await readCompanyTerms(company))?.timeZone ?? 'UTC';
  if (nextTryAt > latestMoment(momentOf({ day, time: slackTimes[kind] }, timeZone))) {
    await forgetFriday(company, post);
    await logUnposted(company, [{ id: jobId, name: post.name }], { state: 'late', now });
    return writePost({ company, now }, post, { state: 'late' });
  }
  await writePost({ company, now }, post, { state: 'waiting', nextTryAt });
  await services.jobs.enqueue(company, postJob, { companyId: company.id, jobId, day }, { startAfter: nextTryAt });
}

/** Counts how often in a row a message was forbidden, and says whether that was the last time. */
async function isForbiddenForGood(company: Company, post: OpenPost): Promise<boolean> {
  const times = post.timesForbidden + 1;
  await writeForbidden(company, post.jobId, times);
  return times >= maxForbidden;
}

/** Switches a message off for good, and tells those who can make it anew (integrations.36). */
async function switchOff(company: Company, services: Services, { jobId, name }: OpenPost, ending: SlackEnding): Promise<void> {
  const now = services.clock.now();
  await writeOff(company, jobId, { ending, now });
  await writeAudit(company, systemCaller(postJob, { at: now }), [
    { entity: slackJobKind, entityId: jobId, before: { name }, after: { name, offEnding: ending } },
  ]);
  await notifyAdministrators({ company, services }, { recordId: jobId, provider: 'slack', trouble: 'switchedOff', name });
}
