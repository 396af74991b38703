import type { RightsTexts } from '#kernel/contract/rights.ts';
import type { onOffBoardingRights } from '../contract/rights.ts';

export const enRights = {
  features: { onOffBoarding: 'On- and offboarding' },
  permissions: { OnOffBoarding: 'My on- and offboarding tasks', OnOffBoardingAddAndModify: 'On- and offboarding plans' },
} satisfies RightsTexts<typeof onOffBoardingRights>;
