import { webEntry } from '#kernel/web/entry.ts';

// By address only: the contract's schemas are not loaded before the home page.
const readOfLeaving = [{ method: 'GET', path: '/companies/leaving' }] as const;

export default webEntry({
  routes: [],
  banner: [
    {
      key: 'company-ending',
      whileEnding: true,
      order: 1,
      load: async () => (await import('./leaving/EndingBanner.tsx')).EndingBanner,
    },
  ],
  recordParts: [
    {
      record: 'company',
      key: 'take-out-company',
      place: 'settings',
      label: { en: 'Export everything', no: 'Eksporter alt' },
      order: 90,
      permission: 'OrganisationSettings',
      load: async () => (await import('./leaving/TakeoutSection.tsx')).TakeoutSection,
    },
    {
      record: 'company',
      key: 'delete-company',
      place: 'settings',
      label: { en: 'Delete the company', no: 'Slett virksomheten' },
      order: 100,
      permission: 'OrganisationSettings',
      load: async () => (await import('./leaving/DeletionSection.tsx')).DeletionSection,
    },
  ],
  live: { company: readOfLeaving, companyTakeout: [{ method: 'GET', path: '/companies/takeouts' }] },
});
