import type { LiveMessage } from './message.ts';

const most = 1_000;
const seconds = 120;

/** What this process heard lately, for pages that were read before they were connected. */
export interface RecentMessages {
  /** From now on everything is heard; what was before is not known. */
  begin: (now: number) => void;
  note: (message: LiveMessage, now: number) => void;
  /** What was heard from a moment on; undefined when it may have been more than is remembered. */
  since: (moment: number) => LiveMessage[] | undefined;
}

/** Remembers some two minutes, and no more than a thousand messages. */
export function createRecentMessages(): RecentMessages {
  let heard: { at: number; message: LiveMessage }[] = [];
  let knownFrom = Number.POSITIVE_INFINITY;
  return {
    begin: (now) => {
      heard = [];
      knownFrom = now;
    },
    note: (message, now) => {
      heard.push({ at: now, message });
      const kept = heard.findIndex(({ at }, index) => now - at <= seconds && heard.length - index <= most);
      const last = heard[kept - 1];
      if (!last) return;
      knownFrom = Math.max(knownFrom, last.at);
      heard = heard.slice(kept);
    },
    // What was forgotten may have been heard at that very moment.
    since: (moment) => (moment <= knownFrom ? undefined : heard.flatMap(({ at, message }) => (at >= moment ? [message] : []))),
  };
}
