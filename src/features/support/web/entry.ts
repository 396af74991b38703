import { webEntry } from '#kernel/web/entry.ts';

// By address only: the contract's schemas are not loaded before the home page.
const readOfVisits = [{ method: 'GET', path: '/support/visits' }] as const;

export default webEntry({
  routes: [
    {
      name: 'support',
      path: '/support',
      title: { en: 'Samspill support', no: 'Brukerstøtte for Samspill' },
      layout: 'clean',
      allowCompanylessUser: true,
      allowPendingUser: true,
      allowInactiveUser: true,
      load: async () => (await import('./SupportPage.tsx')).SupportPage,
    },
  ],
  recordParts: [
    {
      record: 'company',
      key: 'support',
      place: 'settings',
      label: { en: 'Support access', no: 'Tilgang for brukerstøtte' },
      order: 60,
      permission: 'OrganisationSettings',
      load: async () => (await import('./components/SupportSection.tsx')).SupportSection,
    },
  ],
  live: { company: readOfVisits, supportVisit: readOfVisits },
});
