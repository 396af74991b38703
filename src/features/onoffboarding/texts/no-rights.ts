import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { onOffBoardingRights } from '../contract/rights.ts';

export const noRights = {
  features: { onOffBoarding: 'Onboarding og offboarding' },
  permissions: {
    OnOffBoarding: 'Mine oppgaver i onboarding og offboarding',
    OnOffBoardingAddAndModify: 'Planer for onboarding og offboarding',
  },
} satisfies RightsTexts<typeof onOffBoardingRights>;
