import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enLeaving } from './en-leaving.ts';

export const noLeaving: TextsLike<typeof enLeaving> = {
  consequences: {
    onOffBoardingPlans:
      '{count, plural, one {Én plan for onboarding eller offboarding} other {# planer for onboarding og offboarding}} om personen',
  },
};
