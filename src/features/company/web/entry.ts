import { webEntry } from '#kernel/web/entry.ts';

export default webEntry({
  routes: [
    {
      name: 'signup',
      path: '/signup',
      title: { en: 'Register company', no: 'Registrer virksomhet' },
      layout: 'clean',
      allowCompanylessUser: true,
      allowPendingUser: true,
      allowInactiveUser: true,
      load: async () => (await import('./SignupPage.tsx')).SignupPage,
    },
  ],
  live: { company: [{ method: 'GET', path: '/companies' }] },
});
