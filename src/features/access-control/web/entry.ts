import { IconShieldLock } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';

const title = { en: 'Access control', no: 'Tilgangsstyring' };
const gate = { permission: 'AccessControl', feature: 'accesscontrol', subscriptionFeature: 'accesscontrol' } as const;

// By address only: the contract's schemas are not loaded before the home page.
const readsOfAccess = [
  { method: 'POST', path: '/accesscontrol/get-user-list' },
  { method: 'POST', path: '/accesscontrol/get-company-hierarchy' },
] as const;
const readsOfItems = [{ method: 'GET', path: '/item-permissions/get' }] as const;

export default webEntry({
  routes: [
    {
      name: 'access-control',
      path: '/access-control',
      title,
      permissions: ['AccessControl'],
      requiredFeature: 'accesscontrol',
      subscriptionFeature: 'accesscontrol',
      texts: ['rights'],
      queryNames: {
        tab: { hierarchy: { en: 'Organisation chart', no: 'Organisasjonskart' }, roles: { en: 'Roles', no: 'Roller' } },
      },
      load: async () => (await import('./AccessControlPage.tsx')).AccessControlPage,
    },
  ],
  menu: [
    {
      key: 'access-control',
      menu: 'company',
      path: '/access-control',
      label: title,
      icon: IconShieldLock,
      ...gate,
      isShownWhenOff: true,
      order: 2,
    },
  ],
  dialogs: [
    {
      key: 'director',
      query: 'director',
      changes: true,
      permission: 'OrganisationSettings',
      order: 5,
      load: async () => (await import('./welcome/ChooseDirector.tsx')).ChooseDirector,
    },
  ],
  tiles: [
    {
      key: 'access-control',
      path: '/access-control',
      label: title,
      icon: IconShieldLock,
      ...gate,
      order: 11,
    },
  ],
  live: {
    companyUser: [...readsOfAccess, ...readsOfItems, { method: 'GET', path: '/accesscontrol/explain' }],
    fileTag: [...readsOfItems, { method: 'GET', path: '/accesscontrol/explain' }],
    company: [{ method: 'GET', path: '/accesscontrol/get-settings' }],
  },
});
