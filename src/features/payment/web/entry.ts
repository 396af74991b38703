import { webEntry } from '#kernel/web/entry.ts';

/** The pages of the built-in provider, for whoever was sent to them. */
const ofProvider = { layout: 'unauthorized', isPublic: true } as const;

export default webEntry({
  routes: [
    {
      name: 'payment-card-entry',
      path: '/card-entry',
      title: { en: 'Enter a card', no: 'Legg inn kort' },
      ...ofProvider,
      load: async () => (await import('./CardEntryPage.tsx')).CardEntryPage,
    },
    {
      name: 'payment-confirm',
      path: '/card-confirm',
      title: { en: 'Confirm the payment', no: 'Bekreft betalingen' },
      ...ofProvider,
      load: async () => (await import('./CardConfirmPage.tsx')).CardConfirmPage,
    },
  ],
});
