import type { LeavingTexts } from '#features/people/contract/leaving-texts.ts';

/** What happens to records of this feature when a person is deleted. */
export const enLeaving = {
  consequences: {
    employmentContracts: '{count, plural, one {One employment contract} other {# employment contracts}}',
  },
} satisfies LeavingTexts;
