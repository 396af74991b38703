import type { Catalogue, Interval } from '../../contract/catalogue.ts';
import type { ScheduledChange, SubscriptionItem } from '../../contract/entities.ts';
import { tierOnWire } from '../../contract/rules/tier-id.ts';
import { boughtPlan } from '../entitlements/entitle.ts';
import { comingInterval } from '../rules/coming-interval.ts';
import type { ChangeRow, ItemRow, SubscriptionRow } from '../store-subscription.ts';

interface ItemContext {
  catalogues: readonly Catalogue[];
  /** Months, while nothing is paid for. */
  interval: Interval;
  /** The users that it is charged for. */
  seats: number;
}

/** A plan that is paid for, as its page shows it. */
export function presentItem(item: ItemRow, { catalogues, interval, seats }: ItemContext): SubscriptionItem {
  const { plan, tier } = boughtPlan(item, catalogues);
  return {
    itemId: item.itemId,
    planId: plan.planId,
    tierId: tierOnWire(tier.tierId, interval),
    from: item.from,
    to: item.to,
    isTrial: false,
    charged: plan.charged,
    price: tier.monthlyPrice,
    limit: tier.limit ?? null,
    quantity: plan.charged === 'perUser' ? Math.max(plan.fewestUsers, seats) : 1,
    fewestUsers: plan.fewestUsers,
    limits: plan.limits,
    signaturesPerUser: plan.signaturesPerUser,
  };
}

/** The one item of a trial: everything, for nothing (subscription.20). */
export function trialItem(
  row: Pick<SubscriptionRow, 'subscriptionUuid'>,
  days: { from: string; to: string },
  users: number,
): SubscriptionItem {
  return {
    itemId: row.subscriptionUuid,
    planId: 'unlimited',
    tierId: null,
    ...days,
    isTrial: true,
    charged: 'perUser',
    price: 0,
    limit: null,
    quantity: users,
    fewestUsers: 0,
    limits: {},
    signaturesPerUser: 0,
  };
}

/** What is scheduled, as its page shows it; `planId` and `tierId` of what comes are as they were ordered. */
export function presentChange(
  change: ChangeRow,
  { changes, items, interval }: { changes: readonly ChangeRow[]; items: readonly ItemRow[]; interval: Interval },
): ScheduledChange {
  const item = items.find(({ itemId }) => itemId === change.itemId);
  const named = (planId: string | null | undefined, tierId: string | null | undefined, of: Interval) =>
    // Both are kept as they were checked when they were bought or ordered.
    planId && tierId ? { planId: planId as SubscriptionItem['planId'], tierId: tierOnWire(tierId, of) } : null;
  return {
    id: change.id,
    kind: change.kind,
    from: named(item?.planId, item?.tierId, interval),
    to: named(change.toPlanId, change.toTierId, comingInterval(changes, interval)),
    date: change.day,
    canCancel: change.begunAt === null,
  };
}
