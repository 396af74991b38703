import { randomBytes } from 'node:crypto';
import type { Caller } from '#testing/caller.ts';
import { createSlackJob } from '../contract/endpoints-slack.ts';
import type { SlackJob } from '../contract/entities-slack.ts';

/** An address as Slack gives them out; each is another channel. */
export const newWebhook = (): string =>
  `https://hooks.slack.com/services/T0SAMSPILL/B0${randomBytes(4).toString('hex').toUpperCase()}/${randomBytes(12).toString('hex')}`;

export const slackJobBody = (changes: object = {}) => ({
  kind: 'absenceTomorrow' as const,
  webhookUrl: newWebhook(),
  language: 'no' as const,
  name: '#kontoret',
  ...changes,
});

/** Makes a message; fails when it is refused. */
export async function madeSlackJob(who: Caller, changes: object = {}): Promise<SlackJob> {
  const answer = await who.call(createSlackJob, { body: slackJobBody(changes) });
  if (answer.status !== 200) throw new Error(`The message was refused: ${JSON.stringify(answer.json)}`);
  // The contract says what the call answers.
  return answer.json['slackJob'] as SlackJob;
}
