import { confirmCard } from '#features/payment/contract/endpoints.ts';
import { enteredCard } from '#features/payment/testing/examples.ts';
import type { World } from './examples.ts';

/** Enters a card that pays at the built-in provider, and answers its id. */
export async function addTestCard({ server, company }: Pick<World, 'server' | 'company'>): Promise<string> {
  const { json } = await company.admin.call(confirmCard, { body: { state: await enteredCard({ server, company }) } });
  return confirmCard.answer.parse(json).card.cardUuid;
}
