import { createServer } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { publicLookup } from '#kernel/server/public-address.ts';
import { answeringInTurn, connectionAttempts, publicOfNobody } from '#kernel/testing/name-services.ts';
import { newWebhook } from '../../testing/slack-given.ts';
import { slackServer } from '../../testing/slack-server.ts';
import { askSlack } from './ask-slack.ts';

const slack = await slackServer();
const message = {
  text: 'Borte i morgen',
  blocks: [{ type: 'header' as const, text: { type: 'plain_text' as const, text: 'Borte i morgen', emoji: false } }],
};
const ask = (webhookUrl: string, line: Parameters<typeof askSlack>[1] = {}) => askSlack({ webhookUrl, message }, line);

/** A server of this machine that nobody may reach. */
let reached = 0;
const inside = createServer((socket) => {
  reached += 1;
  socket.destroy();
});
await new Promise<void>((ready) => inside.listen(0, '127.0.0.1', ready));
afterAll(() => new Promise((closed) => inside.close(closed)));

describe('an address that nothing is asked of', () => {
  test.each([
    ['this machine', 'http://127.0.0.1/services/T0/B0/x'],
    ['a cloud provider', 'http://169.254.169.254/latest/meta-data'],
    ['another host', 'https://hooks.slack.com.ond.no/services/T0SAMSPILL/B012345678/abcdefgh12345678'],
    ['another port', 'https://hooks.slack.com:22/services/T0SAMSPILL/B012345678/abcdefgh12345678'],
  ])('of %s', async (_case, webhookUrl) => {
    expect(await ask(webhookUrl, { testUrl: slack.url })).toMatchObject({ kind: 'unreachable' });
    expect(slack.asked).toEqual([]);
  });

  test.each([
    ['this machine', ['127.0.0.1']],
    ['this machine, by IPv6', ['::1']],
    ['the network it stands in', ['10.0.0.8']],
    ['a cloud provider’s own service', ['169.254.169.254']],
    ['both outside and inside', ['3.65.102.105', '192.168.1.1']],
  ])('of Slack when its name leads to %s', async (_case, addresses) => {
    expect(await ask(newWebhook(), { lookup: publicLookup(answeringInTurn(addresses).resolve) })).toEqual({
      kind: 'unreachable',
      reason: 'hooks.slack.com leads to an address that is not public.',
    });
    expect(reached).toBe(0);
  });
});

test('of Slack only at the address that was checked, when the name leads inside from the next question on', async () => {
  const { resolve, asked } = answeringInTurn([publicOfNobody], ['127.0.0.1']);
  const attempts = connectionAttempts();
  const line = { lookup: publicLookup(resolve), patience: 300 };
  expect(await ask(newWebhook(), line)).toEqual({ kind: 'unreachable', reason: 'No line.' });
  expect([attempts, asked()]).toEqual([[publicOfNobody], 1]);
  expect(await ask(newWebhook(), line)).toMatchObject({ kind: 'unreachable', reason: expect.stringContaining('not public') });
  expect([attempts, asked(), reached]).toEqual([[publicOfNobody], 2, 0]);
});

describe('what came of a question', () => {
  test('is the status and the word', async () => {
    expect(await ask(newWebhook(), { testUrl: slack.url })).toMatchObject({ kind: 'answer', status: 200, word: 'ok' });
  });

  test('is the redirect, which is not followed', async () => {
    slack.fail({ times: 1, fault: 'redirect' });
    expect(await ask(newWebhook(), { testUrl: slack.url })).toMatchObject({ kind: 'answer', status: 302 });
  });

  test('is read only as far as a word needs', async () => {
    slack.fail({ times: 1, fault: 'huge' });
    const reply = await ask(newWebhook(), { testUrl: slack.url });
    expect(reply.kind === 'answer' && reply.word.length).toBe(1000);
  });

  test('is unknown when the answer takes too long, as the message was sent', async () => {
    slack.fail({ times: 1, fault: { slow: 400 } });
    expect(await ask(newWebhook(), { testUrl: slack.url, patience: 200 })).toEqual({ kind: 'broken' });
  });
});
