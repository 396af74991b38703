import { runCharge } from '#features/payment/server/charges/run-charge.ts';
import type { Database } from '#kernel/server/database/database.ts';
import { runUntilStep, type SteppedOrder } from './run-until-step.ts';

export interface ChargingOrder extends SteppedOrder {
  chargeId: string;
}

/** A process that charges a card, for tests that kill it. The test passes what it needs. */
const order = JSON.parse(process.argv[2] ?? '') as ChargingOrder;
await runUntilStep(order, async (services, step) => {
  const transaction: Database['transaction'] = async (part, options) => {
    step();
    const done = await services.database.transaction(part, options);
    step();
    return done;
  };
  await runCharge({ ...services, database: { ...services.database, transaction } }, order.chargeId);
});
