import { IconUserPlus } from '@tabler/icons-react';
import type { PaletteAction } from '#kernel/web/entry.ts';
import { invite } from './entry.ts';

export const paletteActions: readonly PaletteAction[] = [
  { key: 'invite', path: '/people?invite=true', label: invite, icon: IconUserPlus, permission: 'EmployeesEdit', order: 3 },
  {
    key: 'invited',
    path: '/people/invited',
    label: { en: 'See who is invited', no: 'Se hvem som er invitert' },
    icon: IconUserPlus,
    permission: 'EmployeesEdit',
    order: 4,
  },
];
