import { twoStepHandler } from '#kernel/server/serve.ts';
import { digestOf } from '#kernel/server/session/cookies.ts';
import type { confirmCard as contract } from '../../contract/endpoints.ts';
import { cardKind } from '../../contract/kinds.ts';
import { ProviderFault, type EnteredCard } from '../provider.ts';
import { providerOf } from '../providers.ts';
import { setupMilliseconds } from './begin-card-setup.ts';
import { presentCards } from './cards.ts';
import { findSetup, insertCard, type CardSetup } from './store-cards.ts';

interface Confirmed {
  setup: CardSetup;
  card: EnteredCard;
}

/** Keeps the card that was entered at the provider, once: a page that is loaded again finds it kept. */
export const confirmCard = twoStepHandler<typeof contract, Confirmed>(
  async ({ actor, call, services, now, fail }, { body: { state } }) => {
    if (actor.member.levels.subscription !== 'full') fail('common.Forbidden');
    const companyId = call.companyId ?? fail('common.NotFound');
    const since = new Date(now.getTime() - setupMilliseconds);
    const setup = await services.database.forCompany(companyId, (company) => findSetup(company, digestOf(state), since));
    const provider = providerOf(services);
    if (!setup || provider?.name !== setup.provider) return fail('payment.CardNotAdded');
    const card = await provider.readSetup({ companyId, setupRef: setup.setupRef }).catch((error: unknown) => {
      if (error instanceof ProviderFault) return fail('payment.ProviderUnavailable', 503);
      throw error;
    });
    return { setup, card: card ?? fail('payment.CardNotAdded') };
  },
  async ({ company, now, audit, fail, prepared: { setup, card } }) => {
    const { cardRef, brand, lastFour, expiryMonth, expiryYear } = card;
    const { setupId, provider } = setup;
    const confirmed = { cardUuid: setupId, provider, cardRef, brand, lastFour, expiryMonth, expiryYear, addedAt: now };
    const { cardUuid, isNew } = await insertCard(company, confirmed);
    // It may have been disabled since: the same address opened again does not bring it back.
    const added = (await presentCards(company)).find((one) => one.cardUuid === cardUuid) ?? fail('payment.CardNotAdded');
    if (isNew) audit({ entity: cardKind, entityId: cardUuid, after: { brand, lastFour, expiryMonth, expiryYear } });
    return { card: added };
  },
);
