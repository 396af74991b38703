import type { LeavingTexts } from '#features/people/contract/leaving-texts.ts';

/** What happens to treatments when their owner leaves or is deleted. */
export const enLeaving = {
  consequences: {
    gdprTreatments:
      '{count, plural, one {One treatment in the GDPR protocol goes} other {# treatments in the GDPR protocol go}} to whoever is responsible for the protocol',
  },
} satisfies LeavingTexts;
