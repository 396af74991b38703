import type { LeavingTexts } from '#features/people/contract/leaving-texts.ts';

/** What happens to borrowed books when a person leaves or is deleted. */
export const enLeaving = {
  consequences: { books: '{count, plural, one {One borrowed book} other {# borrowed books}} to be given back' },
} satisfies LeavingTexts;
