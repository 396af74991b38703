import { lockCustomer, readBalance, type IssuedInvoice } from '#features/invoicing/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Catalogue } from '../../contract/catalogue.ts';
import type { CollectionMethod } from '../../contract/entities.ts';
import { entitle } from '../entitlements/entitle.ts';
import { issuePriced } from '../invoice/issue-priced.ts';
import type { PaidState, PricedInvoice, Order } from '../pricing/shapes.ts';
import { beginningOf, earliest } from '../rules/next-due.ts';
import { followSignatures } from '../signatures/follow-signatures.ts';
import { saveState } from '../state/save-state.ts';
import { readHome } from '../state/store-periods.ts';
import { setDue } from '../store-clock.ts';
import { writeCollectionMethod, writeFreeSince, type SubscriptionRow } from '../store-subscription.ts';
import { nextStepAt } from '../trial/trial-steps.ts';

/** An order as it is carried out: what was priced, and what holds with it. Stored as JSON under these names. */
export interface DecidedPurchase {
  wish: Order;
  day: string;
  before: PaidState;
  after: PaidState;
  now: PricedInvoice | null;
  vatPercent: number;
  method: CollectionMethod;
}

interface Completing {
  services: Services;
  row: SubscriptionRow;
  decided: DecidedPurchase;
  catalogues: readonly Catalogue[];
  now: Date;
}

/** Writes what a purchase makes of the company's plans, with its invoice and what is open now, in one transaction. The subscription is locked. */
export async function completePurchase(
  company: Company,
  { services, row, decided, catalogues, now }: Completing,
): Promise<IssuedInvoice | null> {
  const { wish, day, before, after, method, vatPercent } = decided;
  await saveState(company, { before, after, day, now });
  if (after.items.some(({ to }) => to === null)) await writeFreeSince(company, null);
  if (row.collectionMethod !== method && wish.plans.length > 0) await writeCollectionMethod(company, method);
  const items = [...before.items, ...after.items];
  const invoice = decided.now && (await withBalanceLeft(company, decided.now));
  const issued = invoice && (await issuePriced(company, invoice, { services, row, method, items, catalogues, vatPercent, now }));
  const yearEnd = await followSignatures(company, { services, catalogues, day, bought: boughtSignatures(decided.now) });
  await entitle(company, now);
  const { timeZone } = await readHome(company);
  const trial = nextStepAt({ endsAt: row.trialEndsAt, told: row.trialTold });
  const days = [after.nextDay, yearEnd].map((next) => (next === null ? null : beginningOf(next, timeZone)));
  await setDue(company, earliest([trial, ...days]));
  return issued;
}

/** Credit that was paid out since the purchase was priced pays nothing of it: so much more of the invoice is unpaid. */
async function withBalanceLeft(company: Company, invoice: PricedInvoice): Promise<PricedInvoice> {
  if (invoice.balanceUsed === 0) return invoice;
  await lockCustomer(company, company.id);
  const balanceUsed = Math.min(invoice.balanceUsed, Math.max(0, await readBalance(company, company.id)));
  return { ...invoice, balanceUsed, payable: invoice.total - balanceUsed };
}

const boughtSignatures = (invoice: PricedInvoice | null): number =>
  (invoice?.lines ?? []).reduce((sum, { productId, reason }) => (productId === null ? sum : sum + Number(reason.args['signatures'])), 0);
