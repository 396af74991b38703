import { IconCreditCard } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';
import { readsOfSubscription } from './reads-of-subscription.ts';

const title = { en: 'Subscription', no: 'Abonnement' };
const gate = { permission: 'Subscription', whileSelling: true } as const;
const page = { permissions: ['Subscription'], whileSelling: true } as const;
const path = '/organisation/subscription';

export default webEntry({
  routes: [
    {
      name: 'organisation-subscription',
      path,
      title,
      ...page,
      queryNames: { view: { plans: { en: 'Plans', no: 'Planer' } } },
      load: async () => (await import('./SubscriptionPage.tsx')).SubscriptionPage,
    },
    {
      name: 'organisation-subscription-confirm',
      path: `${path}/confirm`,
      title: { en: 'Confirm the purchase', no: 'Bekreft kjøpet' },
      ...page,
      load: async () => (await import('./ConfirmPage.tsx')).ConfirmPage,
    },
    {
      name: 'organisation-subscription-payment',
      path: `${path}/payment`,
      title: { en: 'Payment details', no: 'Betalingsopplysninger' },
      ...page,
      load: async () => (await import('./PaymentPage.tsx')).PaymentPage,
    },
    {
      name: 'organisation-subscription-invoices',
      path: `${path}/invoices`,
      title: { en: 'Invoices', no: 'Fakturaer' },
      ...page,
      load: async () => (await import('./InvoicesPage.tsx')).InvoicesPage,
    },
  ],
  navigation: [{ key: 'subscription', path, label: title, icon: IconCreditCard, ...gate, order: 40 }],
  tiles: [
    {
      key: 'subscription',
      path,
      label: title,
      text: { en: 'Plans, usage and invoices', no: 'Planer, bruk og fakturaer' },
      icon: IconCreditCard,
      ...gate,
      order: 12,
    },
  ],
  banner: [
    {
      key: 'trial',
      ...gate,
      order: 2,
      room: 'subscription/home',
      load: async () => (await import('./shell/TrialBanner.tsx')).TrialBanner,
    },
    {
      key: 'trial-ended',
      whileSelling: true,
      order: 3,
      room: 'subscription/home',
      load: async () => (await import('./shell/TrialEndGate.tsx')).TrialEndGate,
    },
  ],
  widgets: [
    {
      key: 'trial',
      title: { en: 'Trial', no: 'Prøveperiode' },
      ...gate,
      order: 5,
      room: 'subscription/home',
      load: async () => (await import('./shell/TrialWidget.tsx')).TrialWidget,
    },
  ],
  live: { subscription: readsOfSubscription, company: readsOfSubscription, companyUser: readsOfSubscription },
});
