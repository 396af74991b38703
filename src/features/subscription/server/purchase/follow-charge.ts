import { bookCredit, bookDay, findInvoice, readCustomerName, settleInvoice } from '#features/invoicing/server/public.ts';
import { chargeSettled, type ChargeSettled } from '#features/payment/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { publishChanges } from '#kernel/server/live/publish-changes.ts';
import { on } from '#kernel/server/registers.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { systemCaller } from '#kernel/server/system-caller.ts';
import type { Catalogue } from '../../contract/catalogue.ts';
import { subscriptionKind } from '../../contract/kinds.ts';
import { notifyAdmins } from '../letters/notify-admins.ts';
import { plansOf } from '../pricing/plans-of.ts';
import { creditUnsoldDays } from '../run/credit-unsold-days.ts';
import { returnUses, takeUse } from '../sale/store-codes.ts';
import { readCatalogues } from '../sale/store-sale.ts';
import { isCompanyThere, lockSubscription, type SubscriptionRow } from '../store-subscription.ts';
import { completePurchase, type DecidedPurchase } from './complete-purchase.ts';
import { isAsPriced } from './is-as-priced.ts';
import { endPurchase, readPurchase, readRunningPurchase, writeFailedReason, type PurchaseRow } from './store-purchase.ts';

type CardPurchase = PurchaseRow<unknown, DecidedPurchase>;

/** After so long nobody waits at the screen any more (subscription.24). */
const awaitedMilliseconds = 30_000;

/** What came of the card of a purchase decides what becomes of it; charges of invoices are not about one. */
export const listenToCharges = on(chargeSettled, async ({ company, services, now, charge }: ChargeSettled) => {
  const found = await readPurchase<unknown, DecidedPurchase>(company, charge.invoiceId);
  if (!found && charge.state === 'succeeded') await keepForDeleted({ company, services, now, charge });
  const row = found && (await lockSubscription(company));
  const purchase = row && (await readPurchase<unknown, DecidedPurchase>(company, charge.invoiceId));
  if (!row || !purchase || purchase.state === 'done') return;
  // What was kept as credit has gone back, and the page says so.
  const isBack = charge.state === 'refunded' && charge.refunded >= charge.amount;
  if (isBack && purchase.state === 'failed') await writeFailedReason(company, purchase.purchaseId, 'subscription.PaymentDeclined');
  // Money that went back before anybody asked has paid nothing either.
  if (charge.state !== 'succeeded') await failPurchase({ company, services, now }, row, purchase);
  else await carryOut({ company, services, now, charge }, row, purchase);
  await creditUnsoldDays(company, services, now);
  publishChanges(company, { entity: subscriptionKind, entityId: row.subscriptionUuid });
});

/** What a card paid for a purchase of a company that was deleted meanwhile is the customer's balance, for the operator to pay out. */
async function keepForDeleted({ company, services, now, charge }: ChargeSettled): Promise<void> {
  const { companyId, invoiceId, amount, chargeId: reference } = charge;
  if ((await isCompanyThere(company)) || (await findInvoice(company, invoiceId))) return;
  const name = (await readCustomerName(company, companyId)) ?? String(companyId);
  await bookCredit({ company, services, now }, { companyId, name, amount, reference });
  services.log.error({ companyId, chargeId: reference, amount }, 'a purchase was paid after its company was deleted: pay the money back');
}

/** Whether a purchase that had failed is what it was: no other runs, the same plans, and its code has a use left, which it takes again. */
async function canStillBeDone(company: Company, decided: DecidedPurchase, catalogues: readonly Catalogue[]): Promise<boolean> {
  // What runs was priced without it, and its card may be charged already.
  if (await readRunningPurchase(company)) return false;
  if (!(await isAsPriced(company, decided, catalogues))) return false;
  const { discount } = decided.wish;
  return !discount || takeUse(company, discount.code);
}

async function failPurchase(
  { company, services, now }: Pick<ChargeSettled, 'company' | 'services' | 'now'>,
  row: SubscriptionRow,
  { purchaseId, priced, startedAt }: CardPurchase,
): Promise<void> {
  if (!(await endPurchase(company, purchaseId, { reason: 'subscription.PaymentDeclined', invoiceId: null, now }))) return;
  if (priced?.wish.discount) await returnUses(company, [priced.wish.discount.code]);
  const line = { entity: subscriptionKind, entityId: row.subscriptionUuid };
  const wanted = priced && { before: { wanted: plansOf(priced.after) }, after: { wanted: null } };
  await writeAudit(company, systemCaller('subscription.fail-purchase', { at: now }), [{ ...line, ...wanted }]);
  if (isLong(startedAt, now)) await notifyAdmins(services, company, 'purchaseFailed', { purchaseId });
}

/** Whether nobody waits at the screen any more. */
const isLong = (startedAt: Date, now: Date): boolean => now.getTime() - startedAt.getTime() > awaitedMilliseconds;

async function carryOut({ company, services, now, charge }: ChargeSettled, row: SubscriptionRow, purchase: CardPurchase): Promise<void> {
  const { purchaseId, priced: decided, startedAt } = purchase;
  if (!decided) throw new Error('A purchase that charges a card was priced');
  const catalogues = await readCatalogues(company);
  // It was declined, and is paid after all: with other plans, or another purchase, meanwhile, the money is the customer's.
  if (purchase.state === 'failed' && !(await canStillBeDone(company, decided, catalogues))) {
    await keepMoney({ company, services, now, charge }, row, purchaseId);
    return;
  }
  const issued = await completePurchase(company, { services, row, decided, catalogues, now });
  if (!issued) throw new Error('A purchase that charges a card has an invoice');
  const { chargeId, amount } = charge;
  await settleInvoice(
    { company, services, now },
    { invoiceId: issued.invoiceId, source: 'card', reference: chargeId, amount, day: bookDay(now) },
  );
  await endPurchase(company, purchaseId, { reason: null, invoiceId: issued.invoiceId, now });
  await writeAudit(company, systemCaller('subscription.complete-purchase', { at: now }), [
    {
      entity: subscriptionKind,
      entityId: row.subscriptionUuid,
      before: { plans: plansOf(decided.before), interval: decided.before.interval },
      after: { plans: plansOf(decided.after), interval: decided.after.interval, invoice: issued.number },
    },
  ]);
  if (isLong(startedAt, now)) await notifyAdmins(services, company, 'purchased');
}

/** The page, the log and a mail say that the card paid: whoever ordered last heard that it had not. */
async function keepMoney({ company, services, now, charge }: ChargeSettled, row: SubscriptionRow, purchaseId: string): Promise<void> {
  const { companyId, amount, chargeId: reference } = charge;
  const name = row.billingInformation?.companyName ?? '';
  await bookCredit({ company, services, now }, { companyId, name, amount, reference });
  await writeFailedReason(company, purchaseId, 'subscription.PaidAsBalance');
  const line = { entity: subscriptionKind, entityId: row.subscriptionUuid };
  await writeAudit(company, systemCaller('subscription.keep-payment', { at: now }), [line]);
  await notifyAdmins(services, company, 'paidAsBalance');
  services.log.warn({ purchaseId, chargeId: reference }, 'a purchase that had failed was paid after all, and cannot be done any more');
}
