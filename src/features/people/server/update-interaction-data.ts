import type { Handler } from '#kernel/server/serve.ts';
import type { updateInteractionData as contract } from '../contract/endpoints.ts';
import { mergeInteraction } from './store-interaction.ts';

/** Stores the caller's interface settings in this company. */
export const updateInteractionData: Handler<typeof contract> = async ({ company, actor }, { body }) => {
  const data = await mergeInteraction(company, actor.member.companyUserId, body.interactionData);
  // The stored data came through the same contract.
  return { interactionData: data as typeof body.interactionData };
};
