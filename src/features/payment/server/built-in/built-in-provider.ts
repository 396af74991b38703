import { splitLocale } from '#kernel/contract/locale.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { addSecret } from '#kernel/server/store-secret.ts';
import { cardPageSecrets, paymentPageSecrets } from '../../contract/kinds.ts';
import type { ChargeAnswer, ChargeOrder, PaymentProvider } from '../provider.ts';
import {
  detachBuiltInCard,
  endBuiltInCharge,
  insertBuiltInCharge,
  readBuiltInCard,
  readBuiltInCharge,
  type BuiltInCharge,
} from './store-built-in.ts';

const pageMinutes = 60;

/** Stands for a payment provider where none is configured: test cards that pay, decline, or ask the customer to confirm. It moves no money. */
export function builtInProvider({ config, database, clock }: Pick<Services, 'config' | 'database' | 'clock'>): PaymentProvider {
  const inCompany = <T>(companyId: number, part: (company: Company) => Promise<T>) => database.forCompany(companyId, part);
  const pageEnd = () => new Date(clock.now().getTime() + pageMinutes * 60_000);
  const pageAt = (step: 'card' | 'confirm', secret: string, back: string): string => {
    // In the language of the page that it leads back to.
    const locale = splitLocale(new URL(back).pathname)?.locale;
    const address = new URL(locale ? `/${locale}/card-page` : '/card-page', config.publicUrl);
    address.searchParams.set('step', step);
    address.searchParams.set('secret', secret);
    address.searchParams.set('back', back);
    return address.href;
  };
  // Each page that a customer was sent to stays open: a payment may be asked about meanwhile, also before its address is kept.
  const pageOf = async (company: Company, target: string, returnUrl: string): Promise<string> =>
    pageAt('confirm', await addSecret(company, { kind: paymentPageSecrets, target, expiresAt: pageEnd() }), returnUrl);
  const answer = async (
    company: Company,
    charge: BuiltInCharge,
    { returnUrl, actionUrl }: { returnUrl: string; actionUrl: string | null },
  ): Promise<ChargeAnswer> => {
    const { chargeId: chargeRef, state, reason } = charge;
    if (state === 'declined') return { state, chargeRef, reason: reason ?? 'card_declined' };
    if (state === 'succeeded') return { state, chargeRef, refunded: 0 };
    return { state, chargeRef, url: actionUrl ?? (await pageOf(company, chargeRef, returnUrl)) };
  };
  return {
    name: 'builtIn',
    createCustomer: async ({ key }) => key,
    startSetup: ({ companyId, setupId, backUrl }) =>
      inCompany(companyId, async (company) => {
        const secret = await addSecret(company, { kind: cardPageSecrets, target: setupId, expiresAt: pageEnd() });
        return { setupRef: setupId, url: pageAt('card', secret, backUrl) };
      }),
    readSetup: ({ companyId, setupRef }) => inCompany(companyId, (company) => readBuiltInCard(company, setupRef)),
    charge: (order) =>
      inCompany(order.companyId, async (company) => {
        const made = await insertBuiltInCharge(company, await judge(company, order));
        return answer(company, made, { ...order, actionUrl: null });
      }),
    findCharge: ({ companyId, chargeId, ...order }) =>
      inCompany(companyId, async (company) => {
        const found = await readBuiltInCharge(company, chargeId);
        return found && answer(company, found, order);
      }),
    cancelCharge: ({ companyId, chargeRef }) =>
      inCompany(companyId, (company) => endBuiltInCharge(company, chargeRef, { state: 'declined', reason: 'abandoned' })),
    detachCard: ({ companyId, cardRef }) => inCompany(companyId, (company) => detachBuiltInCard(company, cardRef)),
    // It has no server of its own that could tell anything.
    readEvent: async () => undefined,
  };
}

/** What the card's bank says. */
async function judge(company: Company, { chargeId, cardRef, amount, description, isPresent }: ChargeOrder): Promise<BuiltInCharge> {
  const card = await readBuiltInCard(company, cardRef);
  const made = { chargeId, amount, description, reason: null };
  if (!card || card.isDetached) return { ...made, state: 'declined', reason: 'card_not_found' };
  if (card.behaviour === 'declines') return { ...made, state: 'declined', reason: 'card_declined' };
  if (card.behaviour === 'pays') return { ...made, state: 'succeeded' };
  // As a bank does, it asks for nothing when the customer has confirmed the card's use before; this card always asks.
  return isPresent ? { ...made, state: 'action' } : { ...made, state: 'declined', reason: 'authentication_required' };
}
