import { addDays, addMonths } from '#kernel/contract/days.ts';
import type { PlanId } from '../../contract/catalogue.ts';
import { nextBoundary } from '../rules/next-due.ts';
import { catalogueInForce } from '../sale/catalogue-in-force.ts';
import { versionOf, type Step } from './advance.ts';
import { chargeItems, termAt, termsOf } from './lines.ts';
import type { Circumstances, GivenDiscount, PaidItem, PaidState, PendingChange, PricedLine, Order } from './shapes.ts';

type Refusal = 'PlanAlreadyFree' | 'SamePaidPlan' | 'PlanDoesNotAllowProductPurchase' | 'General';

/** An order carried out, or why it is not. */
export type CarriedOut = ({ refusal: Refusal } & Partial<Step>) | ({ refusal: null } & Step);

type OrderedPlan = Order['plans'][number];

/** Plans of one kind replace each other; Unlimited replaces all. */
const kindOf = (planId: PlanId): string => planId.split('-')[0] ?? planId;
const higher: readonly PlanId[] = ['gdpr-premium', 'contracts-premium'];

/** What becomes of the company's plans by an order on a day, and what is charged for it at once (subscription.13, subscription.14, subscription.23). */
export function carryOut(state: PaidState, order: Order, day: string, circumstances: Circumstances): CarriedOut {
  const unlimited = order.plans.find(({ planId }) => planId === 'unlimited');
  const wanted = unlimited ? [unlimited] : order.plans;
  const refusal = refusalOf(state, { ...order, plans: wanted }, day, circumstances);
  if (refusal) return { refusal };
  const planned = plan(state, { ...order, plans: wanted }, day, circumstances);
  const begins = planned.ended.length > 0 || planned.begun.length > 0;
  if (!begins && order.products.length === 0 && !order.discount && isSame(state.changes, planned.changes))
    return { refusal: 'SamePaidPlan' };
  const charged = charge(state, { order, day, ...planned }, circumstances);
  const packs = packLines(order, day, circumstances);
  return { refusal: null, state: charged.state, lines: [...charged.lines, ...packs] };
}

function refusalOf(state: PaidState, { plans, products }: Order, day: string, { catalogues }: Circumstances): Refusal | undefined {
  const sold = catalogueInForce(catalogues, day);
  const isKnown = ({ planId, tierId }: OrderedPlan) =>
    planId !== 'free' && sold?.plans.some((one) => one.planId === planId && one.tiers.some((tier) => tier.tierId === tierId));
  const isRunning = ({ planId, tierId }: OrderedPlan) =>
    runningOn(state, day).some((item) => item.planId === planId && item.tierId === tierId);
  if (!plans.every((one) => isKnown(one) || isRunning(one))) return 'General';
  if (new Set(plans.map(({ planId }) => kindOf(planId))).size < plans.length) return 'General';
  if (plans.length === 0 && products.length > 0) return 'PlanDoesNotAllowProductPurchase';
  if (!products.every(({ productId }) => sold?.products.some((one) => one.productId === productId))) return 'General';
  return plans.length === 0 && runningOn(state, day).length === 0 ? 'PlanAlreadyFree' : undefined;
}

const runningOn = ({ items }: Pick<PaidState, 'items'>, day: string): PaidItem[] =>
  items.filter(({ from, to }) => from <= day && (to === null || to >= day));

interface Planned {
  ended: PaidItem[];
  begun: PaidItem[];
  changes: PendingChange[];
  /** Whether the periods begin anew. */
  isAnew: boolean;
}

function plan(state: PaidState, order: Order, day: string, circumstances: Circumstances): Planned {
  const running = runningOn(state, day);
  const begin = ({ planId, tierId }: OrderedPlan): PaidItem => {
    return {
      planId,
      tierId,
      itemId: circumstances.makeId(),
      catalogueVersion: versionOf(circumstances.catalogues, day, { planId, tierId }),
      from: day,
      to: null,
    };
  };
  const isToUnlimited = order.plans.some(({ planId }) => planId === 'unlimited');
  const unlimited = running.find(({ planId }) => planId === 'unlimited');
  const parts = running.map((item) =>
    partOf(
      item,
      order.plans.find(({ planId }) => kindOf(planId) === kindOf(item.planId)),
      circumstances,
    ),
  );
  const isLess = !(isToUnlimited && !unlimited) && parts.some(({ becomes }) => becomes === 'ends' || becomes === 'less');
  const isToYear = state.interval === 'month' && order.interval === 'year' && order.plans.length > 0;
  const isAnew = running.length === 0 || (isToYear && !isLess);
  if (isAnew) return { ended: running, begun: order.plans.map(begin), changes: [], isAnew };
  const later = laterOf(state, day, circumstances.makeId);
  const isToMonths = state.interval === 'year' && order.interval === 'month' && order.plans.length > 0;
  // All plans share one interval: where something is less, which waits for the end of the month, so does the year (decision 355).
  const interval = isToMonths ? [later('monthly', null, null)] : isToYear ? [later('yearly', null, null)] : [];
  if (unlimited && !isToUnlimited) {
    const changes = order.plans.map((to) => later('plan', unlimited, to));
    return { ended: [], begun: [], changes: [...(changes.length > 0 ? changes : [later('end', unlimited, null)]), ...interval], isAnew };
  }
  if (isToUnlimited && !unlimited) return { ended: running, begun: order.plans.map(begin), changes: interval, isAnew };
  const fresh = order.plans.filter(({ planId }) => !running.some((item) => kindOf(item.planId) === kindOf(planId)));
  return {
    ended: parts.filter(({ becomes }) => becomes === 'more').map(({ item }) => item),
    begun: [...parts.flatMap(({ becomes, to }) => (becomes === 'more' && to ? [begin(to)] : [])), ...fresh.map(begin)],
    changes: [
      ...parts.flatMap(({ item, becomes, to }) => {
        if (becomes === 'ends') return [later('end', item, null)];
        return becomes === 'less' && to ? [later(to.planId === item.planId ? 'tier' : 'plan', item, to)] : [];
      }),
      ...interval,
    ],
    isAnew,
  };
}

/** Says what waits for the end of the term that runs; what waited before in the same way keeps its id. */
function laterOf(state: PaidState, day: string, makeId: () => string) {
  const { end } = termAt(state, day);
  return (kind: PendingChange['kind'], item: PaidItem | null, to: OrderedPlan | null): PendingChange => {
    const wanted = { kind, itemId: item?.itemId ?? null, to, day: end };
    const former = state.changes.find((one) => sameText(one) === sameText({ id: '', ...wanted }));
    return { id: former?.id ?? makeId(), ...wanted };
  };
}

const sameText = ({ kind, itemId, to, day }: PendingChange): string => [kind, itemId, to?.planId, to?.tierId, day].join(' ');
const isSame = (one: readonly PendingChange[], other: readonly PendingChange[]): boolean =>
  one.map(sameText).toSorted().join('\n') === other.map(sameText).toSorted().join('\n');

/** What an order makes of a plan that runs. */
function partOf(item: PaidItem, to: OrderedPlan | undefined, circumstances: Circumstances) {
  if (!to) return { item, to, becomes: 'ends' as const };
  if (to.planId === item.planId && to.tierId === item.tierId) return { item, to, becomes: 'same' as const };
  return { item, to, becomes: isMore(item, to, circumstances) ? ('more' as const) : ('less' as const) };
}

/** Premium is more than its lesser plan whatever the tier; of one plan the dearer tier is. */
function isMore(item: PaidItem, to: OrderedPlan, { catalogues }: Circumstances): boolean {
  if (to.planId !== item.planId) return higher.includes(to.planId);
  const { plan: held, tier } = termsOf(item, catalogues);
  const wanted = held.tiers.find(({ tierId }) => tierId === to.tierId) ?? newestTier(to, catalogues);
  return (wanted?.monthlyPrice ?? 0) > tier.monthlyPrice;
}

function newestTier({ planId, tierId }: OrderedPlan, catalogues: Circumstances['catalogues']) {
  return catalogues
    .toSorted((one, other) => other.version - one.version)
    .flatMap(({ plans }) => plans.filter((one) => one.planId === planId).flatMap(({ tiers }) => tiers))
    .find((tier) => tier.tierId === tierId);
}

function charge(
  state: PaidState,
  { order, day, ended, begun, changes, isAnew }: Planned & { order: Order; day: string },
  circumstances: Circumstances,
): Step {
  const stopped = ended.map((item) => ({ ...item, to: addDays(day, -1) }));
  const isEnded = new Set(ended.map(({ itemId }) => itemId));
  const held = state.items.map((item) => stopped.find(({ itemId }) => itemId === item.itemId) ?? item);
  const isYearLater = changes.some(({ kind }) => kind === 'yearly');
  const discounts = discountsAfter(state, { order, day, begun, isAnew, isYearLater }, circumstances.makeId);
  const before: PaidState = { ...state, items: held };
  // What was used is charged before the periods begin anew, also of plans that ended earlier in the month; of a year, what is not used any more is credited.
  const isToBeSettled = state.interval === 'year' ? ended.length > 0 : isAnew && ended.length > 0;
  const settling = {
    state: before,
    term: ended.length > 0 ? termAt(state, day) : { from: day, end: day },
    interval: state.interval ?? order.interval,
    upTo: day,
    circumstances,
  };
  const settled = isToBeSettled
    ? chargeItems(settling, isAnew ? held : held.filter(({ itemId }) => isEnded.has(itemId)))
    : { state: before, lines: [] };
  const remaining = held.filter(({ from, to }) => to === null || to >= from);
  const items = [...(isAnew ? [] : remaining), ...begun];
  const interval = isAnew ? order.interval : state.interval;
  const anchor = isAnew ? day : state.anchor;
  const next: PaidState = {
    anchor,
    interval,
    nextDay: anchor === null ? null : isAnew ? nextBoundary(anchor, day) : state.nextDay,
    items,
    changes,
    discounts,
    billed: isAnew ? [] : settled.state.billed,
  };
  if (interval !== 'year' || begun.length === 0) return { state: next, lines: settled.lines };
  const ahead = chargeItems({ state: next, term: termAt(next, day), interval, upTo: addDays(day, 1), circumstances }, begun);
  return { state: ahead.state, lines: [...settled.lines, ...ahead.lines] };
}

/**
 * The newest code replaces the one before it (subscription.16). Of a year that was paid it changes nothing: if nothing begins that it counts for, it waits
 * for the renewal, and with a year that waits for the end of the month, too. Percent that are for once hold for the first term, everything else for its
 * months.
 */
function discountsAfter(
  state: PaidState,
  { order, day, begun, isAnew, isYearLater }: Pick<Planned, 'begun' | 'isAnew'> & { order: Order; day: string; isYearLater: boolean },
  makeId: () => string,
): GivenDiscount[] {
  const { discount } = order;
  if (!discount) return state.discounts;
  const { months, plans, ...given } = discount;
  const isPaidAhead = !isAnew && state.interval === 'year' && !begun.some(({ planId }) => plans === null || plans.includes(planId));
  const isWaiting = isPaidAhead || isYearLater;
  const from = isWaiting ? termAt(state, day).end : day;
  const interval = isAnew || isWaiting ? order.interval : state.interval;
  const isForTerm = months === 1 && interval === 'year' && 'percent' in given.gives;
  const yearEnd = isAnew || isWaiting ? addMonths(from, 12) : isForTerm ? termAt(state, day).end : from;
  const end = isForTerm ? yearEnd : months === null ? null : addMonths(from, months);
  const to = end === null ? null : addDays(end, -1);
  const former = state.discounts.map((one) => (one.replacedOn === null || one.replacedOn > from ? { ...one, replacedOn: from } : one));
  return [...former, { ...given, plans, discountId: makeId(), isForTerm, from, to, replacedOn: null }];
}

function packLines({ products, discount }: Order, day: string, { catalogues }: Circumstances): PricedLine[] {
  const sold = catalogueInForce(catalogues, day)?.products ?? [];
  const percent = discount?.includesProducts && 'percent' in discount.gives ? discount.gives.percent : 0;
  return products.map(({ productId, quantity }) => {
    const product = sold.find((one) => one.productId === productId);
    if (!product) throw new Error(`${productId} is not sold`);
    const net = Math.floor((product.price * quantity * (100 - percent)) / 100 + 0.5);
    const args = { signatures: product.signatures * quantity, quantity, percent };
    return {
      planId: null,
      productId,
      subjectId: null,
      from: day,
      to: day,
      quantity,
      unitPrice: product.price,
      discount: product.price * quantity - net,
      net,
      isAhead: false,
      reason: { code: 'pack', args },
    };
  });
}
