import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enLeaving } from './en-leaving.ts';

export const noLeaving: TextsLike<typeof enLeaving> = {
  consequences: {
    heldContracts: '{count, plural, one {Én avtale} other {# avtaler}} personen har ansvar for',
    heldReports: '{count, plural, one {Én person har} other {# personer har}} personen som leder',
    heldOnlyAdmin: 'Virksomheten har ingen annen systemadministrator',
    onOffBoardingPlans:
      '{count, plural, one {Én plan for onboarding eller offboarding} other {# planer for onboarding og offboarding}} om personen',
  },
};
