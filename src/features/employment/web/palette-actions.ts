import { IconFilePlus } from '@tabler/icons-react';
import type { PaletteAction } from '#kernel/web/entry.ts';
import { gate, newTitle } from './entry.ts';

export const paletteActions: readonly PaletteAction[] = [
  {
    key: 'new-employee-contract',
    path: '/employee-contract/new',
    label: newTitle,
    icon: IconFilePlus,
    ...gate,
    permission: 'EmployeeContractsEdit',
    changes: true,
    order: 24,
  },
];
