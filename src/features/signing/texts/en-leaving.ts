import type { LeavingTexts } from '#features/people/contract/leaving-texts.ts';

/** What happens to requests for signing when a person leaves or is deleted. */
export const enLeaving = {
  consequences: {
    signingAsked:
      '{count, plural, one {One ongoing request for signing goes on without its requester} other {# ongoing requests for signing go on without their requester}}',
    signingAwaited:
      '{count, plural, one {One request waits for this person’s signature} other {# requests wait for this person’s signature}}',
    signingCancelled:
      '{count, plural, one {One request that waits for this person is cancelled} other {# requests that wait for this person are cancelled}}',
    signingKept: '{count, plural, one {One signed document is kept as proof} other {# signed documents are kept as proof}}',
  },
} satisfies LeavingTexts;
