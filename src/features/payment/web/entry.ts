import { webEntry } from '#kernel/web/entry.ts';

export default webEntry({
  routes: [
    {
      name: 'card-page',
      path: '/card-page',
      title: { en: 'Payment card', no: 'Betalingskort' },
      layout: 'unauthorized',
      isPublic: true,
      load: async () => (await import('./ProviderPage.tsx')).ProviderPage,
    },
  ],
});
