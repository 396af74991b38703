import { IconTicket } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';

const title = { en: 'Lottery', no: 'Lotteri' };
export const newTitle = { en: 'New lottery', no: 'Nytt lotteri' };
export const gate = { permission: 'Winkit', feature: 'winkit', subscriptionFeature: 'winkit' } as const;
const needed = { permissions: ['Winkit'], requiredFeature: 'winkit', subscriptionFeature: 'winkit' } as const;

export default webEntry({
  routes: [
    { name: 'winkit', path: '/winkit', title, ...needed, load: async () => (await import('./GamesPage.tsx')).GamesPage },
    {
      name: 'winkit-new',
      path: '/winkit/new',
      title: newTitle,
      ...needed,
      load: async () => (await import('./GameFormPage.tsx')).GameFormPage,
    },
    {
      name: 'winkit-play',
      path: '/winkit/play',
      title: { en: 'Draw', no: 'Trekning' },
      // Whoever works in the company watches by the link.
      requiredFeature: 'winkit',
      load: async () => (await import('./PlayPage.tsx')).PlayPage,
    },
  ],
  navigation: [{ key: 'winkit', path: '/winkit', label: title, icon: IconTicket, group: 'hr', ...gate, order: 11 }],
  live: {
    lotteryGame: [
      { method: 'GET', path: '/winkit/get-all-games' },
      { method: 'POST', path: '/winkit/get-game' },
    ],
  },
});
