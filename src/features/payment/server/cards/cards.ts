import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { Card } from '../../contract/entities.ts';
import { detachJob } from '../job-names.ts';
import { readCustomerRef, readStoredCards, setCardDisabled } from './store-cards.ts';
import type { StoredCard } from './store-cards.ts';
import { providerOf } from '../providers.ts';

/** Whether cards can be entered here. */
export const offersCards = (services: Services): boolean => providerOf(services) !== undefined;

/** The company's cards; the newest, which is charged, first. */
export async function presentCards(company: Company): Promise<Card[]> {
  return (await readStoredCards(company)).map(({ cardUuid, brand, lastFour, expiryMonth, expiryYear, addedAt }, place) => ({
    cardUuid,
    brand,
    lastFour,
    expiryMonth,
    expiryYear,
    isDefault: place === 0,
    addedAt: addedAt.toISOString(),
  }));
}

/** The card that is charged, with what its provider calls the company; undefined when there is none that can be. */
export async function defaultCard(company: Company, services: Services): Promise<(StoredCard & { customerRef: string }) | undefined> {
  const provider = providerOf(services);
  const card = (await readStoredCards(company)).find((one) => one.provider === provider?.name);
  const customerRef = card && (await readCustomerRef(company, card.provider));
  return card && customerRef !== undefined ? { ...card, customerRef } : undefined;
}

interface Place {
  company: Company;
  services: Pick<Services, 'jobs'>;
  now: Date;
}

/** Uses a card no longer; the provider forgets it after the commit. False when the company has no such card. */
export async function disableCard({ company, services, now }: Place, cardUuid: string): Promise<boolean> {
  const card = (await readStoredCards(company)).find((one) => one.cardUuid === cardUuid);
  if (!card) return false;
  await setCardDisabled(company, cardUuid, now);
  const { provider, cardRef } = card;
  await services.jobs.enqueue(company, detachJob, { ofCompany: company.id, provider, cardRef });
  return true;
}

/** Has the provider forget all cards of a company that is about to be deleted. */
export async function deleteCards(place: Place): Promise<void> {
  for (const { cardUuid } of await readStoredCards(place.company)) await disableCard(place, cardUuid);
}
