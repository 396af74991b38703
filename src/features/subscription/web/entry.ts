import { IconCreditCard } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';
import type { User } from '#kernel/web/session.ts';
import type { pages } from './index.ts';
import { readsOfSubscription } from './reads-of-subscription.ts';
import type { onHome } from './shell/on-home.ts';
import { showsTrial, trialNotice } from './shell/trial-notice.ts';

const title = { en: 'Subscription', no: 'Abonnement' };
const gate = { permission: 'Subscription', whileSelling: true } as const;
const open = { permissions: ['Subscription'], whileSelling: true } as const;
const path = '/organisation/subscription';

const page = (name: keyof typeof pages) => async () => (await import('./index.ts')).pages[name];
const shown = (name: keyof typeof onHome) => async () => (await import('./shell/on-home.ts')).onHome[name];

const hasTrial = ({ company }: User): boolean => trialNotice(company.paymentCompanyProperties, new Date()) !== undefined;

export default webEntry({
  routes: [
    {
      name: 'organisation-subscription',
      path,
      title,
      ...open,
      queryNames: { view: { plans: { en: 'Choose plans', no: 'Velg planer' } } },
      load: page('SubscriptionPage'),
    },
    {
      name: 'organisation-subscription-confirm',
      path: `${path}/confirm`,
      title: { en: 'Confirm order', no: 'Bekreft bestilling' },
      ...open,
      texts: ['company', 'payment'],
      load: page('ConfirmPage'),
    },
    {
      name: 'organisation-subscription-payment',
      path: `${path}/payment`,
      title: { en: 'Payment details', no: 'Betalingsopplysninger' },
      ...open,
      texts: ['company', 'payment'],
      load: page('PaymentPage'),
    },
    {
      name: 'organisation-subscription-invoices',
      path: `${path}/invoices`,
      title: { en: 'Invoices', no: 'Fakturaer' },
      ...open,
      load: page('InvoicesPage'),
    },
  ],
  navigation: [{ key: 'subscription', path, label: title, icon: IconCreditCard, group: 'agreements', ...gate, order: 40 }],
  tiles: [
    {
      key: 'subscription',
      path,
      label: title,
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
      isShown: hasTrial,
      load: shown('TrialBanner'),
    },
    {
      key: 'trial-ended',
      whileSelling: true,
      order: 3,
      room: 'subscription/home',
      isShown: ({ company }) => showsTrial(company.paymentCompanyProperties),
      load: shown('TrialEndGate'),
    },
  ],
  widgets: [
    {
      key: 'trial',
      title: { en: 'Trial', no: 'Prøveperiode' },
      ...gate,
      order: 5,
      room: 'subscription/home',
      isShown: hasTrial,
      load: shown('TrialWidget'),
    },
  ],
  recordParts: [
    {
      record: 'company',
      key: 'subscription',
      place: 'card',
      label: title,
      ...gate,
      order: 15,
      load: page('OrganisationCard'),
    },
  ],
  live: { subscription: readsOfSubscription, company: readsOfSubscription, companyUser: readsOfSubscription },
});
