import type { LeavingTexts } from '#features/people/contract/leaving-texts.ts';

/** What happens to records of this feature when a person leaves or is deleted. */
export const enLeaving = {
  consequences: {
    files: '{count, plural, one {One file} other {# files}}',
  },
} satisfies LeavingTexts;
