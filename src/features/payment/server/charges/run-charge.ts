import type { Services } from '#kernel/server/services.ts';
import { findCompanyId } from '#kernel/server/store-secret.ts';
import { ProviderFault, type ChargeAnswer, type ChargeOrder, type PaymentProvider } from '../provider.ts';
import { providerOf } from '../providers.ts';
import { settleCharge } from './settle-charge.ts';
import { lockCharge, openStates, readCharge, writeSent, type Charge, type ChargeState } from './store-charges.ts';

/** How long a customer has to confirm a payment, and a payment whose answer is missing may be sent again, in milliseconds. */
const [confirmedWithin, sentAgainWithin] = [3_600_000, 20 * 3_600_000];

export interface ChargeOutcome {
  state: 'succeeded' | 'declined' | 'action' | 'processing' | 'refunded';
  reason: string | null;
  /** Where the customer confirms it. */
  actionUrl: string | null;
}

/**
 * Sends a payment, or asks what became of it, outside any transaction. As often as it is called, by whatever process, the card is charged once: it is
 * noted before it is sent, has a key of its own at the provider, and is looked up after a lost answer. A `ProviderFault` is thrown for the queue to try again.
 */
export async function runCharge(services: Services, chargeId: string): Promise<ChargeOutcome> {
  const charge = await services.database.transaction(async (unit) => {
    const found = await lockCharge(unit, chargeId);
    if (!found) throw new Error('There is no such payment');
    if (found.state === 'new') await writeSent(unit, chargeId, services.clock.now());
    return { ...found, isOfDeleted: (await findCompanyId(unit, found.companyId)) === undefined };
  });
  const provider = providerOf(services);
  const answer = provider?.name === charge.provider ? await ask(services, provider, charge) : answerOfFormer(services, charge);
  if (answer) await settleCharge(services, charge, answer);
  return outcomeOf(await services.database.transaction((unit) => readCharge(unit, chargeId)));
}

/** The same for somebody who waits: what cannot be said now is under way. */
export async function waitForCharge(services: Services, chargeId: string): Promise<ChargeOutcome> {
  return runCharge(services, chargeId).catch((error: unknown) => {
    if (!(error instanceof ProviderFault)) throw error;
    return { state: 'processing', reason: null, actionUrl: null };
  });
}

function outcomeOf(charge: Charge | undefined): ChargeOutcome {
  const { state = 'processing', reason = null, actionUrl = null } = charge ?? {};
  const known: Readonly<Record<ChargeState, ChargeOutcome['state']>> = {
    new: 'processing',
    sent: 'processing',
    processing: 'processing',
    action: 'action',
    succeeded: 'succeeded',
    declined: 'declined',
    refunded: 'refunded',
  };
  return { state: known[state], reason, actionUrl };
}

/** A payment, and whether its company is deleted: then nothing is charged any more. */
type ChargeOfCompany = Charge & { isOfDeleted: boolean };

async function ask(services: Services, provider: PaymentProvider, charge: ChargeOfCompany): Promise<ChargeAnswer | undefined> {
  const order = { ...charge, returnUrl: new URL(charge.returnPath, services.config.publicUrl).href };
  if (charge.state === 'new' && !charge.isOfDeleted) return send(services, provider, order);
  const found = await provider.findCharge(order);
  const age = ageOf(services, charge);
  if (!found) return isOpen(charge) ? answerUnknown(services, provider, order) : undefined;
  if (found.state !== 'action' || (age < confirmedWithin && !charge.isOfDeleted)) return found;
  const { chargeRef } = found;
  // One that was confirmed at this moment cannot be given up; what became of it is asked either way.
  await provider.cancelCharge({ companyId: charge.companyId, chargeRef }).catch(passRefusal);
  return provider.findCharge({ ...order, chargeRef });
}

const ageOf = ({ clock }: Services, { createdAt }: Charge): number => clock.now().getTime() - createdAt.getTime();
const isOpen = ({ state }: Charge): boolean => openStates.some((open) => open === state);

/** What becomes of a payment that the provider has never had. */
async function answerUnknown(services: Services, provider: PaymentProvider, order: ChargeOfCompany & ChargeOrder): Promise<ChargeAnswer> {
  if (order.isOfDeleted) return { state: 'declined', chargeRef: null, reason: 'company_deleted' };
  if (ageOf(services, order) < sentAgainWithin) return send(services, provider, order);
  return { state: 'declined', chargeRef: null, reason: 'not_sent' };
}

/**
 * What becomes of a payment by a provider that the installation has changed since. What may have been paid there waits for the time in which its
 * configuration may come back; then the operator is told to look there, as nobody else can.
 */
function answerOfFormer(services: Services, charge: Charge): ChargeAnswer | undefined {
  if (!isOpen(charge)) return undefined;
  // The built-in provider moves no money.
  const mayHavePaid = charge.state !== 'new' && charge.provider !== 'builtIn';
  if (mayHavePaid && ageOf(services, charge) < sentAgainWithin) return undefined;
  const { chargeId, companyId, provider, chargeRef, amount } = charge;
  if (mayHavePaid)
    services.log.error(
      { chargeId, companyId, provider, chargeRef, amount },
      'a payment by a former provider was ended without an answer: look there whether it was paid',
    );
  return { state: 'declined', chargeRef: null, reason: 'provider_changed' };
}

/** Only a payment that is refused when it is sent was not made: a look-up that is refused says nothing of it, and is tried again. */
async function send(services: Services, provider: PaymentProvider, order: ChargeOrder): Promise<ChargeAnswer> {
  return provider.charge(order).catch((error: unknown) => {
    passRefusal(error);
    services.log.error({ err: error, chargeId: order.chargeId }, 'the payment provider refuses a payment');
    return { state: 'declined', chargeRef: null, reason: 'refused_by_provider' };
  });
}

function passRefusal(error: unknown): void {
  if (!(error instanceof ProviderFault) || error.kind !== 'refused') throw error;
}
