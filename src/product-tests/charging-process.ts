import { apiServer } from '#app/server/web-server.ts';
import { deliverInvoices } from '#features/invoicing/server/delivery/deliver-invoices.ts';
import { readChargesOf, waitForCharge } from '#features/payment/server/public.ts';
import { handleSubscriptions } from '#features/subscription/contract/endpoints-purchase.ts';
import { caller, type CallerFacts } from '#testing/caller.ts';
import { runUntilStep, type SteppedOrder } from './run-until-step.ts';

export interface ChargingOrder extends SteppedOrder {
  /** Who buys. */
  buyer: CallerFacts;
  body: object;
  /** The key of the call, which is the same when it is sent again. */
  repeatKey: string;
}

/** A process that takes a purchase by card, charges it, and delivers its invoice, for tests that kill it. The test passes what it needs. */
const order = JSON.parse(process.argv[2] ?? '') as ChargingOrder;
await runUntilStep(
  order,
  async (composed) => {
    const { services } = composed;
    const app = await apiServer(composed);
    const { body, buyer, repeatKey, companyId } = order;
    const answer = await caller(app, buyer).call(handleSubscriptions, { body }, { 'idempotency-key': repeatKey });
    const { processingId } = handleSubscriptions.answer.parse(answer.json);
    const [charge] = await services.database.read((unit) => readChargesOf(unit, processingId));
    await waitForCharge(services, charge?.chargeId ?? `None for ${companyId}`);
    await deliverInvoices(services);
    await app.close();
  },
  { everyTransaction: true },
);
