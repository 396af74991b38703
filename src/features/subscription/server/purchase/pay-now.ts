import { findInvoice, lockCustomer } from '#features/invoicing/server/public.ts';
import { readChargesOf, readOpenCharge, startCharge, waitForCharge, type ChargeOutcome } from '#features/payment/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { localeOfLanguage, type Language } from '#kernel/contract/locale.ts';
import { twoStepHandler, type PrepareContext } from '#kernel/server/serve.ts';
import type { Services } from '#kernel/server/services.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import type { payNow as contract } from '../../contract/endpoints-purchase.ts';
import { subscriptionKind } from '../../contract/kinds.ts';
import { openForChange } from '../open-subscription.ts';
import { mayChange } from '../policy.ts';
import { isSaleOn } from '../sale/store-sale.ts';
import { lockSubscription, readSubscription } from '../store-subscription.ts';
import { hasTooManyDeclines } from './has-too-many-declines.ts';

/** Tries by hand have numbers of their own beside those of the clock. */
const firstByHand = 100;

type Refused = 'noCard' | 'notFound' | 'writtenOff' | 'tooMany' | 'paid';
type Paying = ChargeOutcome | Refused;

/** Pays an unpaid invoice with the card; a payment that is under way is waited for, and no other one begun beside it. */
export const payNow = twoStepHandler<typeof contract, Paying>(
  async ({ actor, call, services, now, fail }, { body }) => {
    if (!mayChange(actor.member)) fail('common.Forbidden');
    const companyId = call.companyId ?? fail('common.NotFound');
    const { language } = call;
    const started = await services.database.forCompany(companyId, (company) =>
      start({ company, services, now, language }, body.invoiceUuid),
    );
    if (typeof started === 'string') return started;
    const outcome = await waitForCharge(services, started.chargeId);
    if (outcome.state === 'declined') await logDeclined({ actor, call, services, now }, companyId, body.invoiceUuid);
    return outcome;
  },
  async (context, { body }) => {
    const { company, fail, audit, prepared } = context;
    const { subscriptionUuid } = await openForChange(context);
    if (prepared === 'notFound') return fail('common.NotFound');
    if (prepared === 'noCard') return fail('subscription.CardRequired');
    if (prepared === 'writtenOff') return fail('subscription.WrittenOff');
    if (prepared === 'tooMany') return fail('subscription.TooManyDeclines', 429);
    if (prepared === 'paid') return { state: 'paid' };
    if (prepared.state === 'declined') return fail('subscription.PaymentDeclined');
    const invoice = await findInvoice(company, body.invoiceUuid);
    audit({ entity: subscriptionKind, entityId: subscriptionUuid, after: { invoice: invoice?.number ?? null } });
    if (prepared.state === 'succeeded') return { state: 'paid' };
    return prepared.state === 'action' && prepared.actionUrl ? { state: 'action', actionUrl: prepared.actionUrl } : { state: 'running' };
  },
);

/** The payment of an invoice that is to be waited for. The subscription is locked, so that two calls begin one. */
async function start(
  { company, services, now, language }: { company: Company; services: Services; now: Date; language: Language },
  invoiceId: string,
): Promise<{ chargeId: string } | Refused> {
  if (!(await isSaleOn(company)) || !(await lockSubscription(company))) return 'notFound';
  // As whoever tries cards by the clock does, so that one of both begins.
  await lockCustomer(company, company.id);
  const invoice = await findInvoice(company, invoiceId);
  if (!invoice || invoice.companyId !== company.id || invoice.kind !== 'invoice') return 'notFound';
  if (invoice.writtenOffAt) return 'writtenOff';
  if (invoice.unpaid <= 0) return 'paid';
  const open = await readOpenCharge(company, invoiceId);
  if (open) return open;
  if (await hasTooManyDeclines(company, now)) return 'tooMany';
  const tries = await readChargesOf(company, invoiceId);
  const tryNumber = Math.max(firstByHand - 1, ...tries.map((one) => one.tryNumber)) + 1;
  const chargeId = await startCharge(
    { company, services, now },
    {
      invoiceId,
      tryNumber,
      amount: invoice.unpaid,
      description: `Samspill ${invoice.number}`,
      isPresent: true,
      returnPath: `/${localeOfLanguage[language]}/organisation/subscription/invoices?paying=${invoiceId}`,
    },
  );
  return chargeId === undefined ? 'noCard' : { chargeId };
}

/** A call that is refused leaves no line in the log by itself, and this one sent something out. */
async function logDeclined(
  { actor, call, services, now }: Pick<PrepareContext<typeof contract>, 'actor' | 'call' | 'services' | 'now'>,
  companyId: number,
  invoiceId: string,
): Promise<void> {
  const { account, member, via } = actor;
  const { companyUserId, role } = member;
  const { requestId, liveConnectionId } = call;
  const action = 'subscription.decline-payment';
  await services.database.forCompany(companyId, async (company) => {
    const [row, invoice] = [await readSubscription(company), await findInvoice(company, invoiceId)];
    if (!row) return;
    const caller = { accountId: account.id, companyUserId, role, via, action, requestId, at: now, liveConnectionId };
    await writeAudit(company, caller, [
      { entity: subscriptionKind, entityId: row.subscriptionUuid, after: { invoice: invoice?.number ?? null } },
    ]);
  });
}
