import type { LeavingTexts } from '#features/people/contract/leaving-texts.ts';

/** What happens to records of this feature when a person is deleted. */
export const enLeaving = {
  consequences: {
    heldContracts: '{count, plural, one {One contract} other {# contracts}} that the person is responsible for',
    heldReports: '{count, plural, one {One person who reports} other {# people who report}} to the person',
    heldOnlyAdmin: 'The company has no other System Admin',
    onOffBoardingPlans: '{count, plural, one {One on- or offboarding plan} other {# on- and offboarding plans}} about the person',
  },
} satisfies LeavingTexts;
