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
    'Takes the word of Tripletex that somebody was changed there: people are compared soon, and nothing else is taken from it. What is forged, old or repeated is answered alike.',
  // The company’s records stay as they are; how often it may be called must not fill its log.
  effect: 'read',
  fromAnywhere: 'Tripletex posts it with its signature, to an address with a secret.',
  signed: true,
  params: z.object({ secret: z.string().max(200) }),
  answer: z.object({}),
  errors: [],
});
