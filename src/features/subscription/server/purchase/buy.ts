import { documentVersions } from '#features/company/contract/documents.ts';
import { presentCards, startCharge } from '#features/payment/server/public.ts';
import { EmailAddress } from '#kernel/contract/email-address.ts';
import { localeOfLanguage, type Language } from '#kernel/contract/locale.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import type { Catalogue } from '../../contract/catalogue.ts';
import type { handleSubscriptions } from '../../contract/endpoints-purchase.ts';
import type { Processing, Recipient } from '../../contract/entities.ts';
import { subscriptionKind } from '../../contract/kinds.ts';
import { plansOf } from '../pricing/plans-of.ts';
import { followPeriods } from '../run/follow-periods.ts';
import { readCatalogues } from '../sale/store-sale.ts';
import { takeUse } from '../sale/store-codes.ts';
import { writeRecipient, type SubscriptionRow } from '../store-subscription.ts';
import { completePurchase, type DecidedPurchase } from './complete-purchase.ts';
import { hasTooManyDeclines } from './has-too-many-declines.ts';
import { priceOrder, type PricedOrder } from './price-order.ts';
import { processingOf } from './processing-of.ts';
import type { OrderInput } from './read-order.ts';
import { insertPurchase, readRunningPurchase } from './store-purchase.ts';

type BuyingCall = CallContext<(typeof handleSubscriptions)['errors'][number]>;

interface SentPurchase {
  order: OrderInput;
  recipient: Recipient;
  serviceAgreementVersion: string;
  /** What the buyer read that is to be paid now; undefined where nobody was shown it. */
  payable?: number | undefined;
  /** Whether the company’s invoices can be sent as EHF, as far as the network says. */
  takesEhf: boolean;
  /** In which the buyer comes back from the bank. */
  language: Language;
}

/** Carries out a whole order; the subscription is locked (subscription.23, subscription.24). */
export async function buy(
  context: BuyingCall,
  row: SubscriptionRow,
  { order: sent, recipient, serviceAgreementVersion, payable, takesEhf, language }: SentPurchase,
): Promise<Processing> {
  const { company, services, now, fail } = context;
  if (await readRunningPurchase(company)) fail('subscription.ExistingSubscription');
  if (serviceAgreementVersion !== documentVersions['service-agreement']) fail('subscription.AgreementNotAccepted');
  await followPeriods(company, { services, row, catalogues: await readCatalogues(company), now, isBeforePurchase: true });
  const priced = await priceOrder({ company, services, now }, sent);
  const refuseCode = () => fail('subscription.DiscountCodeInvalid', 400, { fieldErrors: [{ path: 'discountCode', code: 'invalid' }] });
  if (priced.refusal === 'DiscountCodeInvalid') return refuseCode();
  if (priced.refusal !== null) return fail(`subscription.${priced.refusal}`);
  if (payable !== undefined && payable !== (priced.now?.payable ?? 0)) fail('subscription.SumChanged');
  const begins = priced.now !== null || priced.order.plans.length > 0;
  if (begins) await refuseUnpayable(context, row, { method: sent.collectionMethod, recipient, takesEhf });
  if (priced.order.discount && !(await takeUse(company, priced.order.discount.code))) refuseCode();
  if (begins) await writeRecipient(company, recipient);
  const purchase: Purchase = {
    row: { ...row, recipient: begins ? recipient : row.recipient },
    sent,
    purchaseId: newId(),
    decided: decisionOf(priced, sent.collectionMethod),
    language,
  };
  const isCharged = sent.collectionMethod === 'payment_card' && priced.now !== null && priced.now.payable > 0;
  return isCharged ? charge(context, purchase, priced.now?.payable ?? 0) : carryOut(context, purchase, priced.catalogues);
}

interface Purchase {
  row: SubscriptionRow;
  sent: OrderInput;
  purchaseId: string;
  decided: DecidedPurchase;
  language: Language;
}

const decisionOf = (
  { order, day, before, after, now, vatPercent }: Extract<PricedOrder, { refusal: null }>,
  method: OrderInput['collectionMethod'],
): DecidedPurchase => ({ wish: order, day, before, after, now, vatPercent, method });

async function carryOut(
  context: BuyingCall,
  { row, sent, purchaseId, decided }: Purchase,
  catalogues: readonly Catalogue[],
): Promise<Processing> {
  const { company, actor, services, now, audit } = context;
  const issued = await completePurchase(company, { services, row, decided, catalogues, now });
  const startedBy = actor.member.companyUserId;
  await insertPurchase(company, {
    purchaseId,
    wish: sent,
    priced: null,
    state: 'done',
    invoiceId: issued?.invoiceId ?? null,
    startedBy,
    startedAt: now,
  });
  audit({
    entity: subscriptionKind,
    entityId: row.subscriptionUuid,
    before: { plans: plansOf(decided.before), interval: decided.before.interval },
    after: {
      plans: plansOf(decided.after),
      interval: decided.after.interval,
      ...(issued && { invoice: issued.number }),
      ...loggedOf(sent),
    },
  });
  return processingOf({ purchaseId, wish: sent, state: 'done', reason: null }, null);
}

/** Charges the card after the commit, and carries out what was ordered once it has paid (decision 329). */
async function charge(context: BuyingCall, { row, sent, purchaseId, decided, language }: Purchase, amount: number): Promise<Processing> {
  const { company, actor, services, now, audit, fail } = context;
  const startedBy = actor.member.companyUserId;
  if (await hasTooManyDeclines(company, now)) fail('subscription.TooManyDeclines', 429);
  await insertPurchase(company, { purchaseId, wish: sent, priced: decided, state: 'running', invoiceId: null, startedBy, startedAt: now });
  const returnPath = `/${localeOfLanguage[language]}/organisation/subscription/confirm?processingId=${purchaseId}`;
  const due = { invoiceId: purchaseId, tryNumber: 0, amount, description: 'Samspill', isPresent: true, returnPath };
  if (!(await startCharge({ company, services, now }, due))) fail('subscription.CardRequired');
  audit({ entity: subscriptionKind, entityId: row.subscriptionUuid, after: { wanted: plansOf(decided.after), ...loggedOf(sent) } });
  return processingOf({ purchaseId, wish: sent, state: 'running', reason: null }, null);
}

const loggedOf = ({ products, collectionMethod }: OrderInput) => ({
  ...(products.length > 0 && { packs: products.map(({ productId, quantity }) => `${quantity} × ${productId}`).join(', ') }),
  collectionMethod,
});

/** What must be there before anything is invoiced (subscription.25). */
async function refuseUnpayable(
  { company, fail }: Pick<BuyingCall, 'company' | 'fail'>,
  { billingInformation }: SubscriptionRow,
  { method, recipient, takesEhf }: Pick<SentPurchase, 'recipient' | 'takesEhf'> & { method: OrderInput['collectionMethod'] },
): Promise<void> {
  if (recipient.name === '' || !EmailAddress.safeParse(recipient.email).success) fail('subscription.InvalidRecipientEmail');
  if (!billingInformation) return fail('subscription.BillingInformationRequired');
  if (method === 'ehf_invoice' && !(takesEhf && billingInformation.reference)) fail('subscription.EhfNotPossibleWithoutRegistration');
  if (method === 'payment_card' && (await presentCards(company)).length === 0) fail('subscription.CardRequired');
}
