import { IconListCheck, IconUserCheck, IconUserPlus } from '@tabler/icons-react';
import type { PaletteAction } from '#kernel/web/entry.ts';
import { gate, tasksTitle } from './entry.ts';

export const paletteActions: readonly PaletteAction[] = [
  {
    key: 'new-plan',
    path: '/on-offboarding/new',
    label: { en: 'New on- or offboarding plan', no: 'Ny plan for onboarding eller offboarding' },
    icon: IconUserPlus,
    permission: 'OnOffBoardingAddAndModify',
    ...gate,
    changes: true,
    order: 12,
  },
  {
    key: 'my-plan-tasks',
    path: '/on-offboarding/my-tasks',
    label: tasksTitle,
    icon: IconListCheck,
    permission: 'OnOffBoarding',
    ...gate,
    order: 13,
  },
  {
    key: 'my-plans',
    path: '/on-offboarding/my-plans',
    label: { en: 'My on- and offboarding plans', no: 'Mine planer for onboarding og offboarding' },
    icon: IconUserCheck,
    permission: 'OnOffBoarding',
    ...gate,
    order: 14,
  },
];
