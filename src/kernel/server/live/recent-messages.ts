import type { LiveMessage } from './message.ts';

const most = 1_000;
const seconds = 120;

/** The messages that this process received recently, for pages that were read before they connected. */
export interface RecentMessages {
  /** Starts recording; earlier messages are unknown. */
  begin: (now: number) => void;
  note: (message: LiveMessage, now: number) => void;
  /** The messages since a given time; undefined when some may be missing. */
  since: (moment: number) => LiveMessage[] | undefined;
}

/** Keeps about two minutes, and at most a thousand messages. */
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
      const firstRecent = heard.findIndex(({ at }, index) => now - at <= seconds && heard.length - index <= most);
      const last = heard[firstRecent - 1];
      if (!last) return;
      knownFrom = Math.max(knownFrom, last.at);
      heard = heard.slice(firstRecent);
    },
    // A dropped message may have the same timestamp as `knownFrom`.
    since: (moment) => (moment <= knownFrom ? undefined : heard.flatMap(({ at, message }) => (at >= moment ? [message] : []))),
  };
}
