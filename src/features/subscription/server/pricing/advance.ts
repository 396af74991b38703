import { addDays } from '#kernel/contract/days.ts';
import type { Catalogue } from '../../contract/catalogue.ts';
import { catalogueInForce } from '../sale/catalogue-in-force.ts';
import { nextBoundary } from '../rules/next-due.ts';
import { chargeItems, termAt } from './lines.ts';
import type { Circumstances, GivenDiscount, PaidItem, PaidState, PricedLine } from './shapes.ts';

export interface Step {
  state: PaidState;
  lines: PricedLine[];
}

/**
 * What happens on a day on which a period ends: days and seats that were used are charged, and at the end of the term what was scheduled is carried
 * out, and a year is charged ahead (subscription.10 to subscription.13); not where everything ends before it is used (subscription.36).
 */
export function advance(state: PaidState, circumstances: Circumstances, { isLast = false } = {}): Step {
  const { nextDay: day, interval } = state;
  if (day === null || interval === null) return { state, lines: [] };
  const term = termAt(state, addDays(day, -1));
  const used = chargeItems({ state, term, interval, upTo: day, circumstances }, state.items);
  if (day < term.end) return { state: { ...used.state, nextDay: boundaryAfter(state, day) }, lines: used.lines };
  const renewed = renew(used.state, day, circumstances);
  if (renewed.interval !== 'year' || isLast) return { state: renewed, lines: used.lines };
  const ahead = chargeItems(
    { state: renewed, term: termAt(renewed, day), interval: 'year', upTo: addDays(day, 1), circumstances },
    renewed.items,
  );
  return { state: ahead.state, lines: [...used.lines, ...ahead.lines] };
}

/** Whether a year begins on the next day on which a period ends. */
export function beginsYear(state: PaidState, circumstances: Circumstances): boolean {
  const { nextDay: day } = state;
  if (day === null || day < termAt(state, addDays(day, -1)).end) return false;
  return renew(state, day, circumstances).interval === 'year';
}

const boundaryAfter = ({ anchor }: PaidState, day: string): string | null => (anchor === null ? null : nextBoundary(anchor, day));

/** Carries out what waits for a day, and takes over the terms that are sold then. */
function renew(state: PaidState, day: string, { catalogues, makeId }: Circumstances): PaidState {
  const due = state.changes.filter((change) => change.day <= day);
  const ending = new Map(due.filter(({ itemId }) => itemId !== null).map(({ itemId }) => [itemId, true]));
  const sold = catalogueInForce(catalogues, day);
  const begun = (plan: Pick<PaidItem, 'planId' | 'tierId'>): PaidItem => ({
    ...plan,
    itemId: makeId(),
    catalogueVersion: versionOf(catalogues, day, plan),
    from: day,
    to: null,
  });
  const running = state.items.filter(({ to }) => to === null || to >= day);
  const remaining = running.filter(({ itemId }) => !ending.has(itemId));
  const items = [
    ...remaining.map((item) => (isSoldAs(sold, item) ? item : begun({ planId: item.planId, tierId: item.tierId }))),
    ...due.flatMap(({ to }) => (to === null ? [] : [begun(to)])),
  ];
  const rest = { changes: state.changes.filter((change) => change.day > day), discounts: heldAfter(state, day), billed: [] };
  if (items.length === 0) return { anchor: null, interval: null, nextDay: null, items, ...rest, changes: [] };
  const begins = due.map(({ kind }) => kind);
  const interval = begins.includes('monthly') ? 'month' : begins.includes('yearly') ? 'year' : state.interval;
  const anchor = interval === 'year' && state.interval === 'month' ? day : state.anchor;
  const renewed: PaidState = { ...state, ...rest, anchor, interval, items, nextDay: anchor === null ? null : nextBoundary(anchor, day) };
  return { ...renewed, discounts: renewed.discounts.map((discount) => untilTermEnds(discount, renewed, day)) };
}

/** Percent for once that have waited for a term hold until it ends, whatever it has become meanwhile (subscription.16). */
function untilTermEnds(discount: GivenDiscount, renewed: PaidState, day: string): GivenDiscount {
  return discount.isForTerm && discount.from === day ? { ...discount, to: addDays(termAt(renewed, day).end, -1) } : discount;
}

const heldAfter = ({ discounts }: PaidState, day: string): PaidState['discounts'] =>
  discounts.filter(({ to, replacedOn }) => (to === null || to >= day) && (replacedOn === null || replacedOn > day));

const tierIn = (catalogue: Catalogue | undefined, { planId, tierId }: Pick<PaidItem, 'planId' | 'tierId'>) =>
  catalogue?.plans.find((plan) => plan.planId === planId)?.tiers.find((tier) => tier.tierId === tierId);

/** What is sold no longer goes on by its own terms. */
const isSoldAs = (sold: Catalogue | undefined, item: PaidItem): boolean =>
  sold === undefined || sold.version === item.catalogueVersion || tierIn(sold, item) === undefined;

/** The version that a plan is bought under on a day: what is sold then, else the newest that had it. */
export function versionOf(catalogues: readonly Catalogue[], day: string, plan: Pick<PaidItem, 'planId' | 'tierId'>): number {
  const sold = catalogueInForce(catalogues, day);
  const former = catalogues.filter((one) => one.from <= day && tierIn(one, plan)).toSorted((one, other) => other.version - one.version)[0];
  const found = tierIn(sold, plan) ? sold : former;
  if (!found) throw new Error(`${plan.planId} in ${plan.tierId} was never sold`);
  return found.version;
}
