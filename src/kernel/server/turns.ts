import { fail } from './failure.ts';

/** How much of one kind of work runs at once in this process, and for one account; how much may wait. */
interface TurnLimits {
  atOnce: number;
  atOnceForOne?: number;
  maxWaiting?: number;
  maxWaitingForOne?: number;
}

export interface Turns {
  /**
   * Waits until it is this account's turn, first come first served; the answer ends the turn. Refuses when too many wait. Whoever aborts no
   * longer waits.
   */
  enter: (accountId?: string, signal?: AbortSignal) => Promise<() => void>;
  /** How many wait. */
  waiting: () => number;
}

/** Bounds work that takes the process's CPU or memory; whoever waits holds nothing. An account that has its share lets others pass. */
export function openTurns({ atOnce, atOnceForOne = atOnce, maxWaiting = Infinity, maxWaitingForOne = maxWaiting }: TurnLimits): Turns {
  const running: string[] = [];
  const waiting: { who: string; begin: () => void }[] = [];
  const countOf = (who: string) => running.filter((one) => one === who).length;
  const mayRun = (who: string) => running.length < atOnce && countOf(who) < atOnceForOne;

  function leave(who: string): void {
    running.splice(running.indexOf(who), 1);
    const next = waiting.findIndex((one) => mayRun(one.who));
    const [begun] = next === -1 ? [] : waiting.splice(next, 1);
    if (!begun) return;
    running.push(begun.who);
    begun.begin();
  }

  /** Resolves when the turn begins; from then on aborting is the concern of whoever has it. */
  function turnOf(who: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((go, refuse) => {
      const handleAbort = () => {
        waiting.splice(waiting.indexOf(one), 1);
        refuse(signal?.reason);
      };
      const begin = () => {
        signal?.removeEventListener('abort', handleAbort);
        go();
      };
      const one = { who, begin };
      waiting.push(one);
      signal?.addEventListener('abort', handleAbort, { once: true });
    });
  }

  return {
    enter: async (who = '', signal) => {
      signal?.throwIfAborted();
      if (mayRun(who)) running.push(who);
      else {
        const isFull = waiting.length >= maxWaiting || waiting.filter((one) => one.who === who).length >= maxWaitingForOne;
        if (isFull) fail('common.TooManyWaiting');
        await turnOf(who, signal);
      }
      return () => leave(who);
    },
    waiting: () => waiting.length,
  };
}
