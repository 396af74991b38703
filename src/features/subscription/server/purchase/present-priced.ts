import type { PreviewInvoice, ScheduledChange } from '../../contract/entities.ts';
import { tierOnWire } from '../../contract/rules/tier-id.ts';
import type { PaidState, PricedInvoice } from '../pricing/shapes.ts';
import { comingInterval } from '../rules/coming-interval.ts';

/** An invoice that is or would be, as pages show it. */
export function presentInvoice({ lines, ...sums }: PricedInvoice): PreviewInvoice {
  return { ...sums, lines: lines.map(({ subjectId: _subject, isAhead: _ahead, ...line }) => line) };
}

/** What is scheduled, as pages show it. */
export function presentChanges({
  changes,
  items,
  interval,
}: Pick<PaidState, 'changes' | 'items' | 'interval'>): Omit<ScheduledChange, 'id' | 'canCancel'>[] {
  return changes.map(({ kind, itemId, to, day }) => {
    const item = items.find((one) => one.itemId === itemId);
    const held = interval ?? 'month';
    const coming = comingInterval(changes, held);
    return {
      kind,
      from: item ? { planId: item.planId, tierId: tierOnWire(item.tierId, held) } : null,
      to: to ? { planId: to.planId, tierId: tierOnWire(to.tierId, coming) } : null,
      date: day,
    };
  });
}

/** What was scheduled before an order and is not after it: the newest order replaces the older one (subscription.13). */
export function droppedChanges({ before, after }: { before: PaidState; after: PaidState }) {
  const remaining = new Set(after.changes.map(({ id }) => id));
  return presentChanges(before).filter((_change, index) => !remaining.has(before.changes[index]?.id ?? ''));
}
