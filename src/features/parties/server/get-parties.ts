import type { Handler } from '#kernel/server/serve.ts';
import type { getParty as contract, searchParties as searchContract } from '../contract/endpoints.ts';
import { reloadParty, requireRights } from './open-party.ts';
import { partyRights } from './policy.ts';
import { findParties } from './store-party.ts';

/** Parties for a picker. */
export const searchParties: Handler<typeof searchContract> = async (context, { query: { text, kind } }) => {
  requireRights(context, 'see');
  return { ...(await findParties(context.company, { text, kind })), mayAdd: partyRights(context.actor.member).change };
};

/** One party. */
export const getParty: Handler<typeof contract> = async (context, { query: { partyId } }) => {
  requireRights(context, 'see');
  return { party: await reloadParty(context, partyId) };
};
