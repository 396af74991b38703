import type { LeavingTexts } from '#features/people/contract/leaving-texts.ts';

/** What happens to treatments when their owner leaves or is deleted. */
export const enLeaving = {
  consequences: {
    gdprTreatments:
      '{count, plural, one {One processing activity in the record is handed over} other {# processing activities in the record are handed over}} to the person responsible for the record',
  },
} satisfies LeavingTexts;
