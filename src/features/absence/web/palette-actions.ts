import { IconCalendarPlus } from '@tabler/icons-react';
import type { PaletteAction } from '#kernel/web/entry.ts';
import { gate } from './entry.ts';

export const paletteActions: readonly PaletteAction[] = [
  {
    key: 'add-absence',
    path: '/vacation-and-leave?tab=personal&absence=new',
    label: { en: 'Register absence', no: 'Registrer fravær' },
    icon: IconCalendarPlus,
    ...gate,
    changes: true,
    order: 3,
  },
];
