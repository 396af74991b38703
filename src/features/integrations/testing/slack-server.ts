import { z } from 'zod';
import type { SlackMessage } from '../contract/entities-slack.ts';
import { jsonOf, parsed, stubServer, type StubServer } from '#kernel/testing/stub-server.ts';

/** Text in which nothing but Slack's three escapes is special: a bare angle bracket would be a link or a mention. */
const escaped = z
  .string()
  .regex(/^(?:[^<>&]|&(?:amp|lt|gt);)*$/s, 'is not escaped')
  .refine((text) => !/@(?:channel|here|everyone)/.test(text), 'mentions everybody');

const header = z.strictObject({
  type: z.literal('header'),
  text: z.strictObject({ type: z.literal('plain_text'), text: z.string().min(1).max(150), emoji: z.boolean() }),
});
const section = z.strictObject({
  type: z.literal('section'),
  text: z.strictObject({ type: z.literal('mrkdwn'), text: escaped.min(1).max(3000), verbatim: z.literal(true) }),
});

/** What Slack takes, by its description of messages and blocks; anything else is a fault. */
const SlackPost = z.strictObject({
  text: escaped.min(1).max(4000),
  blocks: z
    .array(z.discriminatedUnion('type', [header, section]))
    .min(1)
    .max(50),
  link_names: z.literal(false),
  parse: z.literal('none'),
  unfurl_links: z.literal(false),
  unfurl_media: z.literal(false),
});

export interface SlackServer extends StubServer {
  /** What arrived at channels, oldest first. */
  posts: { path: string; lines: string[] }[];
}

/** A server that answers and judges as Slack's incoming webhooks do. */
export async function slackServer(): Promise<SlackServer> {
  const posts: SlackServer['posts'] = [];
  const server = await stubServer((asked, fault) => {
    if (asked.method !== 'POST') fault(`the method ${asked.method}`);
    if (!/^\/services\/T[A-Z0-9]+\/B[A-Z0-9]+\/[A-Za-z0-9]+$/.test(asked.path)) fault(`the path ${asked.path}`);
    const post = parsed(SlackPost, jsonOf(asked, /^application\/json/, fault), { what: 'the message', fault });
    if (!post) return { status: 400, text: 'invalid_payload' };
    posts.push({ path: asked.path, lines: linesOf(post) });
    return { status: 200, text: 'ok' };
  });
  return Object.assign(server, { posts });
}

/** The message as somebody reads it, a line for each header and each line of a section. */
export function linesOf({ blocks }: Pick<SlackMessage, 'blocks'>): string[] {
  return blocks.flatMap(({ type, text: { text } }) => (type === 'header' ? [text] : text.split('\n')));
}
