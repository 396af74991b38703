import { webEntry } from '#kernel/web/entry.ts';

export default webEntry({
  routes: [
    {
      name: 'content',
      path: '/content/$slug',
      title: { en: 'Help', no: 'Hjelp' },
      allowInactiveUser: true,
      allowPendingUser: true,
      load: async () => (await import('./HelpPage.tsx')).HelpPage,
    },
  ],
});
