import type { Handler } from '#kernel/server/serve.ts';
import type { cancelScheduledChanges as contract } from '../../contract/endpoints-purchase.ts';
import { subscriptionKind } from '../../contract/kinds.ts';
import { openForChange } from '../open-subscription.ts';
import { presentChange } from '../overview/present-items.ts';
import { returnUses } from '../sale/store-codes.ts';
import { deleteDiscountsFrom, keepChanges } from '../state/store-state.ts';
import { readChanges, readItems } from '../store-subscription.ts';
import { readRunningPurchase } from './store-purchase.ts';

/** Undoes what is scheduled, as if it had never been ordered (subscription.27). */
export const cancelScheduledChanges: Handler<typeof contract> = async (context, { body }) => {
  const { company, today, fail, audit } = context;
  const { subscriptionUuid, interval } = await openForChange(context);
  const { cancelPlanTierChangeIds: ids, cancelTransitionToMonthly } = body;
  const changes = await readChanges(company);
  if (ids.some((id) => !changes.some((change) => change.id === id && change.kind !== 'monthly'))) fail('common.NotFound');
  // What replaces Unlimited is one order, of several plans: of a plan everything goes together.
  const plans = new Set(changes.flatMap(({ id, itemId }) => (ids.includes(id) && itemId !== null ? [itemId] : [])));
  // A year waits only for plans that become less (decision 355): nothing of its order is left when none of them does.
  const isLastPlan = plans.size > 0 && changes.every(({ itemId }) => itemId === null || plans.has(itemId));
  const undone = changes.filter(
    ({ id, kind, itemId }) =>
      ids.includes(id) ||
      (itemId !== null && plans.has(itemId)) ||
      (isLastPlan && kind === 'yearly') ||
      (cancelTransitionToMonthly && kind === 'monthly'),
  );
  // On its day a change is carried out, and after that there is nothing to undo.
  if ((await readRunningPurchase(company)) || undone.some(({ day }) => day <= today)) fail('subscription.TooEarlyToCancel');
  const remaining = changes.filter((change) => !undone.includes(change));
  await keepChanges(
    company,
    remaining.map(({ id }) => id),
  );
  // A code that came with a year waits with it (subscription.16), and was used for nothing.
  const year = undone.find(({ kind }) => kind === 'yearly');
  if (year) await returnUses(company, await deleteDiscountsFrom(company, year.day));
  const items = await readItems(company, today);
  const shown = (change: (typeof changes)[number]) => presentChange(change, { changes, items, interval: interval ?? 'month' });
  for (const change of undone) {
    const { kind, date } = shown(change);
    audit({
      entity: subscriptionKind,
      entityId: subscriptionUuid,
      before: { scheduled: kind, date },
      after: { scheduled: null, date: null },
    });
  }
  return { scheduledChanges: remaining.map(shown) };
};
