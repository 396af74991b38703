import type { Company } from '#kernel/server/database/unit.ts';
import { hook } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';
import type { ChargeAnswer } from '../provider.ts';
import { lockCharge, writeAnswer, type Charge, type ChargeState } from './store-charges.ts';

/**
 * What came of a payment by card, told once in the transaction that keeps it. `succeeded` may come after `declined`, and `refunded`
 * after that: each time more of it has gone back, with how much that is by now.
 */
export interface ChargeSettled {
  company: Company;
  services: Services;
  now: Date;
  charge: Pick<Charge, 'chargeId' | 'companyId' | 'invoiceId' | 'tryNumber' | 'amount' | 'reason' | 'refunded'> & {
    state: 'succeeded' | 'declined' | 'refunded';
  };
}

export const chargeSettled = hook<ChargeSettled>('payment.chargeSettled');

/** Later states win: money that came is never forgotten, and events come in any order. */
const order: readonly ChargeState[] = ['new', 'sent', 'processing', 'action', 'declined', 'succeeded', 'refunded'];

/** Keeps what the provider says of a payment; what is older than what is known changes nothing. */
export function settleCharge(services: Services, { chargeId, companyId }: Pick<Charge, 'chargeId' | 'companyId'>, answer: ChargeAnswer) {
  return services.database.forCompany(companyId, async (company): Promise<ChargeState> => {
    const charge = await lockCharge(company, chargeId);
    if (!charge) throw new Error('There is no such payment');
    const { state } = answer;
    if (order.indexOf(state) <= order.indexOf(charge.state) && state !== charge.state) return charge.state;
    const now = services.clock.now();
    const isEnd = state === 'succeeded' || state === 'declined' || state === 'refunded';
    const reason = state === 'declined' ? answer.reason : null;
    const actionUrl = state === 'action' ? answer.url : null;
    const refunded = Math.max(charge.refunded, reversedAmount(answer, charge));
    const outcome = { state, chargeRef: answer.chargeRef, reason, actionUrl, refunded };
    await writeAnswer(company, chargeId, { ...outcome, settledAt: isEnd ? now : null });
    const context = { company, services, now };
    if ((state === 'succeeded' || state === 'declined') && state !== charge.state)
      await services.hooks.tell(chargeSettled, { ...context, charge: { ...charge, state, reason, refunded: charge.refunded } });
    if (refunded > charge.refunded)
      await services.hooks.tell(chargeSettled, { ...context, charge: { ...charge, state: 'refunded', reason, refunded } });
    return state;
  });
}

/** How much of a payment has gone back, as the provider says. */
function reversedAmount(answer: ChargeAnswer, { amount }: Pick<Charge, 'amount'>): number {
  if (answer.state === 'refunded') return amount;
  return answer.state === 'succeeded' ? Math.min(answer.refunded, amount) : 0;
}
