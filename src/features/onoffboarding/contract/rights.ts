import { rights } from '#kernel/contract/rights.ts';

/** Who makes plans, and who has tasks of them (roles.3). */
export const onOffBoardingRights = rights({
  onOffBoarding: {
    order: 7,
    menuGroup: 'hr',
    levels: {
      systemadmin: 'full',
      hradmin: 'full',
      officeadmin: 'team',
      manager: 'team',
      employee: 'personal',
      accountant: 'none',
      boardmember: 'none',
      gdpr: 'none',
    },
    permissions: {
      OnOffBoarding: {},
      OnOffBoardingAddAndModify: { levels: ['full', 'team'], isChange: true },
    },
    keys: { opening: ['OnOffBoarding'], changing: 'OnOffBoardingAddAndModify' },
  },
});

declare module '#kernel/contract/permissions.ts' {
  interface DeclaredRights {
    onoffboarding: typeof onOffBoardingRights;
  }
}
