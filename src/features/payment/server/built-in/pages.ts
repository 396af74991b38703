import type { Company } from '#kernel/server/database/unit.ts';
import { readEmployer } from '#features/company/server/public.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type {
  answerPayment as answerContract,
  enterCard as enterContract,
  openCardPage as cardContract,
  openPaymentPage as paymentContract,
} from '../../contract/endpoints.ts';
import { chargeJob } from '../job-names.ts';
import { endBuiltInCharge, insertBuiltInCard, readBuiltInCharge } from './store-built-in.ts';

export const openCardPage: Handler<typeof cardContract> = async (context) => ({ companyName: (await readEmployer(context)).name });

/** The card has the id of the setup that it was entered for, so a form that is sent twice enters one. */
export const enterCard: Handler<typeof enterContract> = async ({ company, target }, { body }) => {
  const { behaviour, brand, lastFour, expiryMonth, expiryYear } = body;
  await insertBuiltInCard(company, { cardRef: target, behaviour, brand, lastFour, expiryMonth, expiryYear });
  return {};
};

export const openPaymentPage: Handler<typeof paymentContract> = async (context) => {
  const { amount, description, state } = await chargeOf(context.company, context.target);
  return { companyName: (await readEmployer(context)).name, amount, description, isOpen: state === 'action' };
};

export const answerPayment: Handler<typeof answerContract> = async ({ company, target, services }, { body: { isConfirmed } }) => {
  const ending = isConfirmed
    ? ({ state: 'succeeded', reason: null } as const)
    : ({ state: 'declined', reason: 'authentication_failed' } as const);
  await endBuiltInCharge(company, target, ending);
  await services.jobs.enqueue(company, chargeJob, { chargeId: target });
  return {};
};

async function chargeOf(company: Company, chargeId: string) {
  const found = await readBuiltInCharge(company, chargeId);
  if (!found) throw new Error('A secret opens a payment that is not there');
  return found;
}
