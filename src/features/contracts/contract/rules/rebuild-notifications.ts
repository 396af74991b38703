import { addDays } from '#kernel/contract/days.ts';
import type { Interval } from '#kernel/contract/deadlines.ts';
import type { Deadline } from './deadline.ts';
import { maxNotifications } from '../kinds.ts';
import { offeredDays, suggestNotifications } from './notification-days.ts';

interface NotificationEntry {
  type: number;
  when: number;
  recipient: string | null;
  isSuggested: boolean;
}

/** What notifications become when the dates of a contract move. */
export interface RebuiltNotifications<Entry extends NotificationEntry> {
  /** Those that stay, of the kind that the deadline is now. */
  kept: Entry[];
  removed: Entry[];
  /** Those to add. */
  added: { type: 1 | 2; when: number }[];
}

/**
 * Those that were suggested are cleared and suggested anew; others stay, as long as their number of days is offered (contracts.13). One that is there
 * already for the same day and person is not suggested again, and there are never more than a contract may have. Without a deadline nothing is made
 * anew: those that were suggested wait for the next one as they are, also turned off (contracts.91).
 */
export function rebuildNotifications<Entry extends NotificationEntry>(
  notifications: readonly Entry[],
  deadline: Deadline,
  noticePeriod: Interval | null,
): RebuiltNotifications<Entry> {
  const suggested = suggestNotifications(deadline, noticePeriod);
  const offered = offeredDays(noticePeriod);
  const staysSuggested = (when: number) => deadline.type === null || (offered.includes(when) && suggested.some((one) => one.when === when));
  const stays = ({ when, isSuggested }: Entry) => (isSuggested ? staysSuggested(when) : offered.includes(when));
  const remaining = notifications.filter(stays).map((entry) => ({ ...entry, type: deadline.type ?? entry.type }));
  return {
    kept: remaining,
    removed: notifications.filter((entry) => !stays(entry)),
    added: suggested
      .filter(({ when }) => !remaining.some((entry) => entry.when === when && entry.recipient === null))
      .slice(0, Math.max(0, maxNotifications - remaining.length)),
  };
}

/** Those of the suggested days that stay and are off; suggesting turns them on (contracts.91). */
export function silentSuggestions<Entry extends NotificationEntry & { active: boolean }>(
  remaining: readonly Entry[],
  deadline: Deadline,
  noticePeriod: Interval | null,
): Entry[] {
  const suggested = suggestNotifications(deadline, noticePeriod);
  return remaining.filter(({ active, recipient, when }) => !active && recipient === null && suggested.some((one) => one.when === when));
}

/** One change as it is shown: its day before and after. */
export interface ShownChange {
  kind: 'added' | 'removed' | 'moved' | 'turnedOn';
  when: number;
  before: string | null;
  after: string | null;
  /** The day after the change is past: it does not come in this term. */
  isPast: boolean;
}

/** What changed of the days of notifications because a deadline moved, or because they were suggested. */
export function changesOf<Entry extends NotificationEntry>(
  { kept, removed, added, turnedOn = [] }: RebuiltNotifications<Entry> & { turnedOn?: readonly Entry[] },
  former: Pick<Deadline, 'termEnd'>,
  { deadline, today }: { deadline: Pick<Deadline, 'termEnd'>; today: string },
): ShownChange[] {
  const dayIn = ({ termEnd }: Pick<Deadline, 'termEnd'>, when: number) => (termEnd === null ? null : addDays(termEnd, -when));
  const shown = (kind: ShownChange['kind'], when: number): ShownChange => {
    const before = kind === 'added' || kind === 'turnedOn' ? null : dayIn(former, when);
    const after = kind === 'removed' ? null : dayIn(deadline, when);
    return { kind, when, before, after, isPast: after !== null && after < today };
  };
  const moved = kept.map(({ when }) => shown('moved', when)).filter(({ before, after }) => before !== after);
  const each = (kind: ShownChange['kind'], list: readonly { when: number }[]) => list.map(({ when }) => shown(kind, when));
  return [...each('removed', removed), ...moved, ...each('turnedOn', turnedOn), ...each('added', added)];
}
