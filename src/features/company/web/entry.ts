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
    {
      name: 'service-agreement',
      path: '/service-agreement',
      title: { en: 'Service agreement', no: 'Tjenesteavtale' },
      layout: 'unauthorized',
      isPublic: true,
      load: async () => (await import('./ServiceAgreementPage.tsx')).ServiceAgreementPage,
    },
    {
      name: 'privacy-statement',
      path: '/privacy-statement',
      title: { en: 'Privacy statement', no: 'Personvernerklæring' },
      layout: 'unauthorized',
      isPublic: true,
      load: async () => (await import('./PrivacyStatementPage.tsx')).PrivacyStatementPage,
    },
    {
      name: 'terms',
      path: '/terms',
      title: { en: 'Terms', no: 'Vilkår' },
      layout: 'unauthorized',
      isPublic: true,
      load: async () => (await import('./TermsPage.tsx')).TermsPage,
    },
  ],
});
