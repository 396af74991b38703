import { preboardingSecrets } from './kinds.ts';

/** Who reaches plans; what one may do with one is in `server/policy.ts` (plans.2). */
const area = { feature: 'onOffBoarding', subscriptionFeature: 'onoffboarding' } as const;

export const editing = { permission: 'OnOffBoardingAddAndModify', ...area } as const;
export const viewGate = { access: { permission: 'OnOffBoarding', ...area }, company: 'required' } as const;
/** Calendar addresses go on when the subscription no longer contains plans (subscription.22). */
export const feedAccess = { permission: 'OnOffBoarding', feature: area.feature } as const;
export const editGate = { access: editing, company: 'required' } as const;
/** Who has not started yet, with the link of the mail. */
export const preboardingGate = { access: { secret: preboardingSecrets }, company: 'none' } as const;
