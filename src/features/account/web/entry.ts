import { webEntry } from '#kernel/web/entry.ts';

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
  ],
});
