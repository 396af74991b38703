import type { LeavingTexts } from '#features/people/contract/leaving-texts.ts';

/** What happens to records of this feature when a person leaves or is deleted. */
export const enLeaving = {
  consequences: {
    notes: '{count, plural, one {One note} other {# notes}}',
  },
} satisfies LeavingTexts;
