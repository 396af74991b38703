import { limitsOf } from '#features/billing/server/public.ts';
import { readBalance } from '#features/invoicing/server/public.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Catalogue } from '../../contract/catalogue.ts';
import { sellerZone } from '../seller-zone.ts';
import { advance } from '../pricing/advance.ts';
import { price } from '../pricing/price.ts';
import type { Circumstances, PaidState, PricedInvoice, Order } from '../pricing/shapes.ts';
import { warningsOf, type Warning } from '../rules/warnings.ts';
import { catalogueInForce } from '../sale/catalogue-in-force.ts';
import { readCatalogues } from '../sale/store-sale.ts';
import { readQuota } from '../signatures/store-signatures.ts';
import { readState } from '../state/read-state.ts';
import { readHome } from '../state/store-periods.ts';
import { readOrder, type OrderInput } from './read-order.ts';

type Refusal =
  | 'General'
  | 'PlanAlreadyFree'
  | 'SamePaidPlan'
  | 'PlanDoesNotAllowProductPurchase'
  | 'TiersMustBeTheSameInterval'
  | 'DiscountCodeInvalid'
  | 'BelowUsage';

/** An order with its price, or why it is refused. */
export type PricedOrder =
  | { refusal: Refusal }
  | {
      refusal: null;
      order: Order;
      day: string;
      before: PaidState;
      after: PaidState;
      now: PricedInvoice | null;
      next: PricedInvoice[];
      catalogues: Catalogue[];
      vatPercent: number;
      warnings: Warning[];
    };

/** Prices an order by what holds now, for the preview and for the purchase (subscription.17). */
export async function priceOrder(
  { company, services, now }: { company: Company; services: Services; now: Date },
  sent: OrderInput,
): Promise<PricedOrder> {
  const day = dayIn(sellerZone, now);
  const catalogues = await readCatalogues(company);
  const { timeZone } = await readHome(company);
  const { state, circumstances } = await readState(company, { today: dayIn(timeZone, now), catalogues });
  const before = overdue(state, day, circumstances);
  const order = await readOrder(company, sent, { state: before, today: day });
  if (typeof order === 'string') return { refusal: order };
  const vatPercent = catalogueInForce(catalogues, day)?.vatPercent ?? 0;
  const priced = price(before, order, { day, balance: await readBalance(company, company.id), vatPercent }, circumstances);
  if (priced.refusal !== null) return { refusal: priced.refusal };
  const warnings = warningsOf(priced.state, {
    ...(await usedNow({ company, services })),
    catalogues,
    day,
    users: circumstances.usersByDay.at(-1)?.users ?? 0,
  });
  if (warnings.some(({ key }) => refusedBelow.has(key))) return { refusal: 'BelowUsage' };
  return { refusal: null, order, day, before, after: priced.state, now: priced.now, next: priced.next, catalogues, vatPercent, warnings };
}

/** What is refused now; of everything else the page warns, and a larger step goes on in time (subscription.26). */
const refusedBelow: ReadonlySet<string> = new Set(['storageLimit', 'signatureLimit']);

/** What is used of limits that a lesser plan may be below; of signatures those of the year that runs. */
async function usedNow({ company, services }: { company: Company; services: Services }) {
  const uses = await limitsOf({ company, services }, ['contractLimit', 'gdprTreatmentLimit', 'storageLimit', 'signatureLimit']);
  const { year, before, ofPacks } = await readQuota(company);
  const used = new Map([...uses].map(([key, use]) => [key, use.used]));
  used.set('signatureLimit', year === null ? 0 : (used.get('signatureLimit') ?? 0) - before);
  return { used, ofPacks };
}

/** The state as the clock will have it in some minutes. A purchase comes after the clock, so that there it changes nothing. */
function overdue(from: PaidState, day: string, circumstances: Circumstances): PaidState {
  let state = from;
  while (state.nextDay !== null && state.nextDay <= day) state = advance(state, circumstances).state;
  return state;
}
