import { IconMessage2 } from '@tabler/icons-react';
import type { PaletteAction } from '#kernel/web/entry.ts';
import { gate } from './entry.ts';

export const paletteActions: readonly PaletteAction[] = [
  {
    key: 'slack-messages',
    path: '/integrations?integration=slack',
    label: { en: 'Slack messages', no: 'Slack-meldinger' },
    icon: IconMessage2,
    ...gate,
    order: 70,
  },
];
