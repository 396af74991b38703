import { z } from 'zod';
import { endpoint } from '#kernel/contract/endpoint.ts';

/** The secrets of the addresses that Tripletex tells changes to. */
export const tripletexSecrets = 'tripletexChanges';

export const takeTripletexEvent = endpoint({
  access: { secret: tripletexSecrets },
  company: 'none',
  method: 'POST',
  path: '/integrations/tripletex/event/{secret}',
  summary:
    'Receives a notice from Tripletex that someone was changed there, and plans a new comparison. Forged, old and repeated notices get the same answer.',
  // The company’s records stay as they are; how often it may be called must not fill its log.
  effect: 'read',
  fromAnywhere: 'Tripletex posts it with its signature, to an address with a secret.',
  signed: true,
  params: z.object({ secret: z.string().max(200) }),
  answer: z.object({}),
  errors: [],
});
