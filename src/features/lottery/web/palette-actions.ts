import { IconTicket } from '@tabler/icons-react';
import type { PaletteAction } from '#kernel/web/entry.ts';
import { gate, newTitle } from './entry.ts';

export const paletteActions: readonly PaletteAction[] = [
  { key: 'new-lottery', path: '/winkit/new', label: newTitle, icon: IconTicket, ...gate, changes: true, order: 60 },
];
