import { IconMessage2 } from '@tabler/icons-react';
import type { PaletteAction } from '#kernel/web/entry.ts';
import { gate } from './entry.ts';

export const paletteActions: readonly PaletteAction[] = [
  {
    key: 'new-sms',
    path: '/sms?sms=new',
    label: { en: 'Send SMS', no: 'Send SMS' },
    icon: IconMessage2,
    ...gate,
    changes: true,
    order: 55,
  },
];
