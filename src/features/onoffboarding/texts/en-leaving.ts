import type { LeavingTexts } from '#features/people/contract/leaving-texts.ts';

/** What happens to records of this feature when a person is deleted. */
export const enLeaving = {
  consequences: {
    onOffBoardingPlans: '{count, plural, one {One on- or offboarding plan} other {# on- and offboarding plans}} about the person',
  },
} satisfies LeavingTexts;
