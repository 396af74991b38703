import { findTransition, type TransitionTable } from '#kernel/contract/transitions.ts';

export const connectionStates = ['ok', 'failing', 'disabled'] as const;
export type ConnectionState = (typeof connectionStates)[number];
type ConnectionEvent = 'succeed' | 'keepFailing' | 'refuseKey';

/** How a connection changes by what its tries come to (integrations.4). A disabled one is not tried, except with a new key. */
export const connectionTransitions: TransitionTable<ConnectionState, ConnectionEvent, ConnectionState, 'system'> = {
  ok: [
    ['keepFailing', 'failing', 'system'],
    ['refuseKey', 'disabled', 'system'],
  ],
  failing: [
    ['succeed', 'ok', 'system'],
    ['refuseKey', 'disabled', 'system'],
  ],
  disabled: [['succeed', 'ok', 'system']],
};

/** Tries that failed within this time, and times that the key was refused, after which a connection is no longer ok. */
export const failureRules = { failedTries: 5, hours: 24, refusals: 2 };

export interface Tries {
  state: ConnectionState;
  /** When tries failed since the last success, the oldest first, the last five at most. */
  failedAt: readonly Date[];
  /** How many times the key was refused since the last success. */
  refusals: number;
}

/** `unreachable`: the other system did not do what it was asked, which says nothing of the key. */
export type TryOutcome = 'success' | 'unreachable' | 'keyRefused';

/** What is known of a connection after one more try. */
export function afterTry(before: Tries, outcome: TryOutcome, now: Date): Tries {
  if (outcome === 'success') return { state: moved(before.state, 'succeed'), failedAt: [], refusals: 0 };
  if (outcome === 'keyRefused') {
    const refusals = before.refusals + 1;
    return { ...before, refusals, state: refusals >= failureRules.refusals ? moved(before.state, 'refuseKey') : before.state };
  }
  const failedAt = [...before.failedAt, now].slice(-failureRules.failedTries);
  return { ...before, failedAt, state: isLasting(failedAt, now) ? moved(before.state, 'keepFailing') : before.state };
}

/** Five failed tries in 24 hours; tries that are rarer, when nothing has worked for 24 hours. */
function isLasting(failedAt: readonly Date[], now: Date): boolean {
  const [first] = failedAt;
  const hours = first ? (now.getTime() - first.getTime()) / 3_600_000 : 0;
  return failedAt.length >= failureRules.failedTries || hours >= failureRules.hours;
}

function moved(status: ConnectionState, action: ConnectionEvent): ConnectionState {
  const found = findTransition(connectionTransitions, { status, action, actor: 'system' });
  return 'to' in found ? found.to : status;
}
