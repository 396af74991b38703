import { IconFilePlus } from '@tabler/icons-react';
import type { PaletteAction } from '#kernel/web/entry.ts';
import { newTitle } from './entry.ts';

export const paletteActions: readonly PaletteAction[] = [
  {
    key: 'new-signing-request',
    path: '/esigning/new',
    label: newTitle,
    icon: IconFilePlus,
    permission: 'EsigningEdit',
    changes: true,
    order: 25,
  },
];
