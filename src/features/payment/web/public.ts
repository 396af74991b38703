import { call } from '#kernel/web/call.ts';
import { confirmCard as confirmCardCall } from '../contract/endpoints.ts';
import type { Card } from '../contract/entities.ts';

/** Keeps the card that was entered at the provider, by the state that the browser came back with. */
export async function confirmCard(state: string): Promise<Card> {
  return (await call(confirmCardCall, { body: { state } })).card;
}
