import type { LeavingTexts } from '#features/people/contract/leaving-texts.ts';

/** What happens to requests for signing when a person leaves or is deleted. */
export const enLeaving = {
  consequences: {
    signingAsked:
      '{count, plural, one {One ongoing signing request continues without the person who sent it} other {# ongoing signing requests continue without the person who sent them}}',
    signingAwaited:
      '{count, plural, one {One signing request waits for this person’s signature} other {# signing requests wait for this person’s signature}}',
    signingCancelled: '{count, plural, one {One signing request is cancelled} other {# signing requests are cancelled}}',
    signingKept: '{count, plural, one {One signed document is kept as proof} other {# signed documents are kept as proof}}',
  },
} satisfies LeavingTexts;
