import { expect, test } from 'vitest';
import { judgeReply, loggedReply, minutesBeforeTry, type SlackReply, type SlackVerdict } from './slack-reply.ts';

const answer = (status: number, word: string, retryAfter?: string): SlackReply => ({ kind: 'answer', status, word, retryAfter });
const archived: SlackVerdict = { kind: 'ended', ending: 'archived' };
const removed: SlackVerdict = { kind: 'ended', ending: 'removed' };
const again = (seconds?: number): SlackVerdict => ({ kind: 'again', seconds });

test.each<[string, SlackReply, SlackVerdict]>([
  ['taken', answer(200, 'ok'), { kind: 'sent' }],
  ['another page that answers 200', answer(200, '<html>'), { kind: 'refused' }],
  ['an archived channel', answer(410, 'channel_is_archived'), archived],
  ['gone without a word', answer(410, ''), archived],
  ['an archived channel with another status', answer(404, 'channel_is_archived'), archived],
  ['no channel', answer(404, 'channel_not_found'), removed],
  ['not found without a word', answer(404, ''), removed],
  ['no service', answer(404, 'no_service'), removed],
  ['no service, as older addresses say it', answer(200, 'no_service'), removed],
  ['no team', answer(404, 'no_team'), removed],
  ['no active hooks', answer(410, 'no_active_hooks'), removed],
  ['a token that is none, forbidden', answer(403, 'invalid_token'), removed],
  ['forbidden', answer(403, 'action_prohibited'), { kind: 'forbidden' }],
  ['too many', answer(429, 'rate_limited', '30'), again(30)],
  ['too many, without a time', answer(429, ''), again()],
  ['too many, with a time that is none', answer(429, '', 'soon'), again()],
  ['a fault of Slack', answer(500, 'rollup_error'), { kind: 'uncertain' }],
  ['a fault before Slack', answer(502, '<html>'), { kind: 'uncertain' }],
  ['an outage', answer(503, '<html>'), { kind: 'uncertain' }],
  ['no answer in time behind what stands before Slack', answer(504, ''), { kind: 'uncertain' }],
  ['a timeout of Slack', answer(408, ''), { kind: 'uncertain' }],
  ['a fault with a word of an address that is gone', answer(500, 'no_service'), removed],
  ['a message that it does not take', answer(400, 'invalid_blocks'), { kind: 'refused' }],
  ['another address', answer(302, ''), { kind: 'refused' }],
  ['no line', { kind: 'unreachable', reason: 'No line.' }, again()],
  ['a line that broke after the message was sent', { kind: 'broken' }, { kind: 'uncertain' }],
])('%s', (_case, reply, verdict) => {
  expect(judgeReply(reply)).toEqual(verdict);
});

test('waits longer from try to try, at most 27 minutes', () => {
  expect([1, 2, 3, 4, 5].map(minutesBeforeTry)).toEqual([1, 3, 9, 27, 27]);
});

test.each<[string, SlackReply, object]>([
  ['its word', answer(400, 'invalid_blocks', '30'), { kind: 'answer', status: 400, word: 'invalid_blocks' }],
  ['nothing of a page', answer(404, '<p>/services/T0/B0/secret was not found</p>'), { kind: 'answer', status: 404 }],
  ['nothing of a sentence', answer(400, 'No text: Ola Moe'), { kind: 'answer', status: 400 }],
  ['nothing without a word', answer(500, ''), { kind: 'answer', status: 500 }],
  ['why there was no line', { kind: 'unreachable', reason: 'No line.' }, { kind: 'unreachable', reason: 'No line.' }],
])('of a reply is logged %s', (_what, reply, logged) => {
  expect(loggedReply(reply)).toEqual(logged);
});
