import type { SlackEnding } from '../../contract/kinds-slack.ts';

/** What came of a question to Slack. */
export type SlackReply =
  | { kind: 'answer'; status: number; word: string; retryAfter?: string | undefined }
  /** The line was never there: nothing was sent. */
  | { kind: 'unreachable'; reason: string }
  /** It broke after the message may have been sent. */
  | { kind: 'broken' };

/** What that means for the message of the day, and for those after it (integrations.36). */
export type SlackVerdict =
  | { kind: 'sent' }
  /** The channel or the address is gone. */
  | { kind: 'ended'; ending: SlackEnding }
  /** Whoever manages Slack forbids it; the third time in a row it is switched off. */
  | { kind: 'forbidden' }
  | { kind: 'again'; seconds: number | undefined }
  /** This message was not taken; the next one may be. */
  | { kind: 'refused' }
  /** It may have arrived, so it is not sent again: Slack says of its own faults that a part may have been done before them (integrations.36). */
  | { kind: 'uncertain' };

/** How often in a row Slack may forbid a message before it is switched off. */
export const maxForbidden = 3;

const archived = 'channel_is_archived';
/** Words with which Slack says that an address leads nowhere any more, whatever the status. */
const removed: ReadonlySet<string> = new Set(['no_service', 'no_team', 'no_active_hooks', 'invalid_token', 'channel_not_found']);

export function judgeReply(reply: SlackReply): SlackVerdict {
  if (reply.kind === 'unreachable') return { kind: 'again', seconds: undefined };
  if (reply.kind === 'broken') return { kind: 'uncertain' };
  const { status, word, retryAfter } = reply;
  if (status === 200 && word === 'ok') return { kind: 'sent' };
  if (word === archived || (status === 410 && !removed.has(word))) return { kind: 'ended', ending: 'archived' };
  if (status === 404 || removed.has(word)) return { kind: 'ended', ending: 'removed' };
  if (status === 403) return { kind: 'forbidden' };
  if (status === 429) return { kind: 'again', seconds: secondsOf(retryAfter) };
  if (status >= 500 || status === 408) return { kind: 'uncertain' };
  return { kind: 'refused' };
}

/** A reply as it may be logged: a word of Slack's own, nothing of a page, which may repeat the address or the message. */
export function loggedReply(reply: SlackReply): object {
  if (reply.kind !== 'answer') return reply;
  const { kind, status, word } = reply;
  return { kind, status, ...(/^[a-z_]{1,60}$/.test(word) && { word }) };
}

/** Slack gives whole seconds. */
function secondsOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

/** Minutes until the next try without a word from Slack: 1, 3, 9, 27. */
export const minutesBeforeTry = (attempts: number): number => 3 ** Math.min(attempts - 1, 3);
