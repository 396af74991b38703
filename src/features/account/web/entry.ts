import { IconKey, IconSettings } from '@tabler/icons-react';
import { webEntry } from '#kernel/web/entry.ts';
import { loadTexts } from '#kernel/web/texts.ts';

const keys = { en: 'API keys', no: 'API-nøkler' };
const mySettings = { en: 'My settings', no: 'Mine innstillinger' };

export default webEntry({
  routes: [
    {
      name: 'login-verify-email',
      path: '/login/verify-email',
      title: { en: 'Confirm your e-mail address', no: 'Bekreft e-postadressen' },
      layout: 'clean',
      allowFamiliarUser: true,
      allowCompanylessUser: true,
      allowPendingUser: true,
      allowInactiveUser: true,
      load: async () => (await import('./VerifyEmailPage.tsx')).VerifyEmailPage,
    },
    {
      name: 'my-settings',
      path: '/my-settings',
      record: 'account',
      title: mySettings,
      allowCompanylessUser: true,
      allowPendingUser: true,
      allowInactiveUser: true,
      texts: ['rights'],
      load: async () => (await import('./MySettingsPage.tsx')).MySettingsPage,
    },
  ],
  menu: [
    { key: 'my-settings', menu: 'user', path: '/my-settings', label: mySettings, icon: IconSettings, needsAccess: true, order: 2 },
    {
      key: 'company-keys',
      menu: 'company',
      path: '/organisation/settings?section=api-keys',
      label: keys,
      icon: IconKey,
      // The section is for who manages access; its page asks for the right to the settings besides.
      permission: 'AccessControl',
      order: 7,
    },
  ],
  recordParts: [
    {
      record: 'company',
      key: 'api-keys',
      place: 'settings',
      label: keys,
      order: 60,
      permission: 'OrganisationSettings',
      load: async () => (await Promise.all([import('./company-keys/CompanyKeysSection.tsx'), loadTexts('rights')]))[0].CompanyKeysSection,
    },
  ],
  live: {
    apiKey: [
      { method: 'GET', path: '/authentication/api-keys' },
      { method: 'GET', path: '/companies/api-keys' },
    ],
  },
});
