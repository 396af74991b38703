import { webEntry } from '#kernel/web/entry.ts';

const anyState = { allowInactiveUser: true, allowPendingUser: true, allowCompanylessUser: true, allowFamiliarUser: true };

export default webEntry({
  routes: [
    {
      name: 'lobby',
      path: '/lobby',
      title: { en: 'People and company in good order', no: 'Orden på folk og virksomhet' },
      layout: 'clean',
      isPublic: true,
      load: async () => (await import('./LobbyPage.tsx')).LobbyPage,
    },
    {
      name: 'lobby__slug',
      path: '/lobby/$slug',
      title: { en: 'About Samspill', no: 'Om Samspill' },
      layout: 'clean',
      isPublic: true,
      load: async () => (await import('./LobbyTextPage.tsx')).LobbyTextPage,
    },
    {
      name: 'content',
      path: '/content/$slug',
      title: { en: 'Help', no: 'Hjelp' },
      ...anyState,
      load: async () => (await import('./HelpPage.tsx')).HelpPage,
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
  widgets: [
    {
      key: 'introVideos',
      title: { en: 'Introductions', no: 'Bli kjent med Samspill' },
      order: 70,
      room: 'content/home',
      load: async () => (await import('./components/IntroVideos.tsx')).IntroVideos,
    },
    {
      key: 'news',
      title: { en: 'News', no: 'Nytt i Samspill' },
      order: 80,
      room: 'content/home',
      load: async () => (await import('./components/News.tsx')).News,
    },
  ],
  topBar: [{ key: 'help', order: 10, room: 'content/home', load: async () => (await import('./components/HelpButton.tsx')).HelpButton }],
});
