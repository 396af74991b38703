import { documentVersions } from '#features/company/contract/documents.ts';
import { EmailAddress } from '#kernel/contract/email-address.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import type { handleSubscriptions } from '../../contract/endpoints-purchase.ts';
import type { Processing, Recipient } from '../../contract/entities.ts';
import { subscriptionKind } from '../../contract/kinds.ts';
import { plansOf } from '../pricing/plans-of.ts';
import { followPeriods } from '../run/follow-periods.ts';
import { readCatalogues } from '../sale/store-sale.ts';
import { takeUse } from '../sale/store-codes.ts';
import { writeRecipient, type SubscriptionRow } from '../store-subscription.ts';
import { completePurchase } from './complete-purchase.ts';
import { priceWish } from './price-wish.ts';
import { processingOf } from './processing-of.ts';
import type { SentWish } from './read-wish.ts';
import { insertPurchase, readRunningPurchase } from './store-purchase.ts';

type BuyingCall = CallContext<(typeof handleSubscriptions)['errors'][number]>;

export interface SentPurchase {
  wish: SentWish;
  recipient: Recipient;
  serviceAgreementVersion: string;
}

/** Carries out a whole wish; the subscription is locked (subscription.23, subscription.24). */
export async function buy(
  context: BuyingCall,
  row: SubscriptionRow,
  { wish: sent, recipient, serviceAgreementVersion }: SentPurchase,
): Promise<Processing> {
  const { company, actor, services, now, fail, audit } = context;
  if (await readRunningPurchase(company)) fail('subscription.ExistingSubscription');
  if (serviceAgreementVersion !== documentVersions['service-agreement']) fail('subscription.AgreementNotAccepted');
  await followPeriods(company, { services, row, catalogues: await readCatalogues(company), now, isBeforePurchase: true });
  const priced = await priceWish({ company, services, now }, sent);
  if (priced.refusal !== null) return fail(`subscription.${priced.refusal}`);
  const begins = priced.now !== null || priced.wish.plans.length > 0;
  if (begins) refuseUnpayable(context, row, { method: sent.collectionMethod, recipient });
  if (priced.wish.discount && !(await takeUse(company, priced.wish.discount.code))) fail('subscription.DiscountCodeInvalid');
  if (begins) await writeRecipient(company, recipient);
  const decided = { ...priced, method: sent.collectionMethod };
  const billed = { ...row, recipient: begins ? recipient : row.recipient };
  const issued = await completePurchase(company, { services, row: billed, decided, catalogues: priced.catalogues, now });
  const purchaseId = newId();
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
    before: { plans: plansOf(priced.before), interval: priced.before.interval },
    after: {
      plans: plansOf(priced.after),
      interval: priced.after.interval,
      ...(issued && { invoice: issued.number }),
      ...(sent.products.length > 0 && { packs: sent.products.map(({ productId, quantity }) => `${quantity} × ${productId}`).join(', ') }),
      collectionMethod: sent.collectionMethod,
    },
  });
  return processingOf({ purchaseId, state: 'done', actionUrl: null, reason: null });
}

/** What must be there before anything is invoiced (subscription.25). */
function refuseUnpayable(
  { fail }: Pick<BuyingCall, 'fail'>,
  { billingInformation }: SubscriptionRow,
  { method, recipient }: { method: SentWish['collectionMethod']; recipient: Recipient },
): void {
  if (recipient.name === '' || !EmailAddress.safeParse(recipient.email).success) fail('subscription.InvalidRecipientEmail');
  if (!billingInformation) return fail('subscription.BillingInformationRequired');
  if (method === 'ehf' && !billingInformation.reference) fail('subscription.EhfNotPossibleWithoutRegistration');
  if (method === 'card') fail('subscription.CardRequired');
}
