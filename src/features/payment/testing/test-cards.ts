import { confirmCard } from '../contract/endpoints.ts';
import { enteredCard } from './examples.ts';
import type { World } from '#testing/examples.ts';

/** Enters a card that pays at the built-in provider, and answers its id. */
export async function addTestCard({ server, company }: Pick<World, 'server' | 'company'>): Promise<string> {
  const { json } = await company.admin.call(confirmCard, { body: { state: await enteredCard({ server, company }) } });
  return confirmCard.answer.parse(json).card.cardUuid;
}
