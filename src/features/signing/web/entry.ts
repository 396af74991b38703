import { IconSignature } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';
import { readsOfRequests } from './reads-of-requests.ts';
import { signTitle, verifyTitle } from './signer/window-titles.ts';

const title = { en: 'Digital signing', no: 'Digital signering' };
export const newTitle = { en: 'New signing request', no: 'Ny signeringsforespørsel' };

/** Pages for everybody, which are no pages of the app. */
const ownPage = {
  layout: 'empty',
  isPublic: true,
  page: 'sign',
  load: async () => (await import('#kernel/web/ServerRedirectPage.tsx')).ServerRedirectPage,
} as const;
const gate = { permission: 'Esigning' } as const;
const signCount = { room: 'signing/home', load: async () => (await import('./home/SignCount.tsx')).SignCount };

export default webEntry({
  routes: [
    {
      name: 'esigning',
      path: '/esigning',
      title,
      permissions: ['Esigning'],
      queryNames: { tab: { completed: { en: 'Completed', no: 'Fullførte' } } },
      load: async () => (await import('./RequestsPage.tsx')).RequestsPage,
    },
    {
      name: 'esigning-new',
      path: '/esigning/new',
      title: newTitle,
      permissions: ['EsigningEdit'],
      texts: ['files'],
      load: async () => (await import('./new/NewRequestPage.tsx')).NewRequestPage,
    },
    { name: 'signing-recipient', path: '/sign/$token', title: signTitle, ...ownPage },
    { name: 'signing-recipient-signed-in', path: '/sign', title: signTitle, ...ownPage },
    { name: 'signing-return', path: '/sign-return', title: signTitle, ...ownPage },
    { name: 'signing-verify', path: '/verify', title: verifyTitle, ...ownPage },
    { name: 'signing-verify-code', path: '/verify/$code', title: verifyTitle, ...ownPage },
  ],
  navigation: [
    { key: 'esigning', path: '/esigning', label: title, icon: IconSignature, group: 'agreements', ...gate, order: 2, count: signCount },
  ],
  tiles: [
    {
      key: 'esigning',
      path: '/esigning',
      label: title,
      icon: IconSignature,
      ...gate,
      order: 6,
    },
  ],
  found: [
    {
      key: 'esigning',
      label: title,
      icon: IconSignature,
      ...gate,
      order: 30,
      load: async () => (await import('./find-requests.ts')).findRequests,
    },
  ],
  waiting: [{ key: 'signing', ...gate, order: 2, room: 'signing/home', load: async () => (await import('./home/ToSign.tsx')).ToSign }],
  dialogs: [
    {
      key: 'signing-request',
      query: 'signingRequestId',
      ...gate,
      order: 10,
      load: async () => (await import('./request/RequestDrawer.tsx')).RequestDrawer,
    },
  ],
  recordParts: [
    {
      record: 'person',
      key: 'signing',
      place: 'card',
      label: title,
      order: 20,
      ...gate,
      needsAccess: true,
      load: async () => (await import('./person/PersonRequests.tsx')).PersonRequests,
    },
    {
      record: 'employmentContract',
      key: 'signing',
      place: 'card',
      label: title,
      order: 10,
      ...gate,
      needsAccess: true,
      load: async () => (await import('./contract/ContractSigning.tsx')).ContractSigning,
    },
    {
      record: 'company',
      key: 'signatures',
      place: 'card',
      label: title,
      order: 30,
      permission: 'OrganisationSettings',
      load: async () => (await import('./company/SignaturesCard.tsx')).SignaturesCard,
    },
  ],
  live: {
    signingRequest: [...readsOfRequests, { method: 'GET', path: '/dashboard/recent-activity' }],
  },
});
