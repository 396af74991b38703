import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { Moment } from '#kernel/contract/values.ts';
import { slackEndings, slackJobKinds, slackLanguages } from './kinds-slack.ts';

/** A message that goes to a channel of Slack. Its address is never in an answer. */
export const SlackJob = z.object({
  id: z.string(),
  kind: z.enum(slackJobKinds),
  /** What the company calls it, such as the channel. */
  name: z.string(),
  language: z.enum(slackLanguages),
  createdAt: Moment,
  /** Null once that person has been erased. */
  createdByFullName: z.string().nullable(),
  lastSentAt: Moment.nullable(),
  /** Since when Slack takes none, and why; null while it does. */
  off: z.object({ since: Moment, ending: z.enum(slackEndings) }).nullable(),
  permissions: z.object({ delete: z.boolean() }),
});
export type SlackJob = z.output<typeof SlackJob>;

/** A part of a message, as Slack calls it. */
export const SlackBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('header'), text: z.object({ type: z.literal('plain_text'), text: z.string(), emoji: z.boolean() }) }),
  z.object({ type: z.literal('section'), text: z.object({ type: z.literal('mrkdwn'), text: z.string(), verbatim: z.boolean() }) }),
]);
export type SlackBlock = z.output<typeof SlackBlock>;

/** What is posted. */
export const SlackMessage = z.object({ text: z.string(), blocks: z.array(SlackBlock) });
export type SlackMessage = z.output<typeof SlackMessage>;

/** The input of a new message. The form of the address is a refusal of its own. */
export const slackJobFields = {
  kind: z.enum(slackJobKinds, field('select')),
  webhookUrl: z
    .string(field('required'))
    .trim()
    .min(1, field('required'))
    .max(500, field('tooLong', { length: 500 })),
  language: z.enum(slackLanguages, field('select')),
  name: z
    .string(field('required'))
    .trim()
    .min(1, field('required'))
    .max(80, field('tooLong', { length: 80 })),
};
