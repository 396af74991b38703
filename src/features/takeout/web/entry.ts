import { webEntry } from '#kernel/web/entry.ts';

// By address alone: the contract's schemas are not loaded before home.
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
  companyParts: [
    {
      key: 'delete-company',
      place: 'settings',
      label: { en: 'Delete the company', no: 'Slett virksomheten' },
      order: 100,
      permission: 'OrganisationSettings',
      load: async () => (await import('./leaving/DeletionSection.tsx')).DeletionSection,
    },
  ],
  live: { company: readOfLeaving },
});
