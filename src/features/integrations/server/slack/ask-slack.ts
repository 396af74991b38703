import { once } from 'node:events';
import { request as askPlainly, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as askSecurely } from 'node:https';
import type { LookupFunction } from 'node:net';
import { ClosedAddress, publicLookup } from '#kernel/server/public-address.ts';
import type { SlackMessage } from '../../contract/entities-slack.ts';
import { webhookForm } from '../../contract/kinds-slack.ts';
import type { SlackReply } from '../rules/slack-reply.ts';

/** How long Slack may take, and how much of its answer is read: it says one word. */
const patience = 10_000;
const maxBytes = 1000;

interface SlackRequest {
  webhookUrl: string;
  message: SlackMessage;
}

interface SlackLine {
  /** A server of a test that stands in for Slack. */
  testUrl?: string | undefined;
  lookup?: LookupFunction;
  patience?: number;
}

/**
 * Posts a message to a channel, and says what came of it (integrations.32). Nothing but Slack's own form of address is asked, over a connection of its own to
 * an address that was checked; a redirect is an answer like any other. With names, channels and links left as plain text.
 */
export function askSlack({ webhookUrl, message }: SlackRequest, line: SlackLine = {}): Promise<SlackReply> {
  if (!webhookForm.test(webhookUrl)) return Promise.resolve({ kind: 'unreachable', reason: 'The address has not Slack’s form.' });
  const { pathname } = new URL(webhookUrl);
  const body = JSON.stringify({ ...message, link_names: false, parse: 'none', unfurl_links: false, unfurl_media: false });
  return line.testUrl === undefined
    ? ask({ url: webhookUrl, lookup: line.lookup ?? publicLookup(), body, patience: line.patience ?? patience })
    : ask({ url: new URL(pathname, line.testUrl).href, lookup: line.lookup, body, patience: line.patience ?? patience });
}

interface Question {
  url: string;
  lookup: LookupFunction | undefined;
  body: string;
  patience: number;
}

async function ask({ url, lookup, body, patience: milliseconds }: Question): Promise<SlackReply> {
  const isSecure = url.startsWith('https:');
  const options: RequestOptions = {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) },
    // A connection of its own: one that is kept could have been opened to another address.
    agent: false,
    signal: AbortSignal.timeout(milliseconds),
    ...(lookup && { lookup }),
  };
  const request = (isSecure ? askSecurely : askPlainly)(url, options);
  let mayHaveArrived = false;
  request.on('socket', (socket) => socket.once(isSecure ? 'secureConnect' : 'connect', () => (mayHaveArrived = true)));
  // What breaks after the answer was read changes nothing any more.
  request.on('error', () => undefined);
  request.end(body);
  try {
    // What the event of this name carries.
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const word = await readWord(response);
    return { kind: 'answer', status: response.statusCode ?? 0, word, retryAfter: response.headers['retry-after'] };
  } catch (error) {
    if (mayHaveArrived) return { kind: 'broken' };
    return { kind: 'unreachable', reason: error instanceof ClosedAddress ? error.message : 'No line.' };
  }
}

/** The beginning of an answer, of which the rest does not matter. */
async function readWord(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Without an encoding a response gives bytes.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size >= maxBytes) break;
  }
  return Buffer.concat(chunks).toString('utf8').slice(0, maxBytes).trim();
}
