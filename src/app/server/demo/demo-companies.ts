import type { CompanyRegistration } from '#features/company/contract/entities.ts';

/** A fictional company of the demo and its share of all people. Numbers that start with 3 are the register's own test series. */
export interface DemoCompany {
  registration: CompanyRegistration;
  share: number;
}

/** The company of the demo sign-ins comes first, also by name: by default a tab opens a person's first company. */
export const demoCompanies: readonly DemoCompany[] = [
  {
    share: 0.75,
    registration: company('310000108', 'Almenning Bygg og Energi AS', {
      address: { streetAddress: 'Kjøpmannsgata 25', postalCode: '7013', city: 'Trondheim', country: 'NO' },
      province: 'Trøndelag',
      purposeDescription: 'Bygg, anlegg og energiløsninger for næring og offentlig sektor.',
    }),
  },
  {
    share: 0.2,
    registration: company('310000116', 'Blåskjell Sjømat AS', {
      address: { streetAddress: 'Skansekaia 4', postalCode: '6002', city: 'Ålesund', country: 'NO' },
      province: 'Møre og Romsdal',
      purposeDescription: 'Foredling og salg av fisk og skalldyr.',
    }),
  },
  {
    share: 0.05,
    registration: company('310000124', 'Lysning Rådgivning AS', {
      address: { streetAddress: 'Øvre Slottsgate 11', postalCode: '0157', city: 'Oslo', country: 'NO' },
      province: 'Oslo',
      purposeDescription: 'Rådgivning i økonomi og organisasjon.',
    }),
  },
];

type CompanyFacts = Pick<CompanyRegistration, 'address' | 'province' | 'purposeDescription'>;

function company(registryId: string, name: string, given: CompanyFacts): CompanyRegistration {
  const plain = { secondaryStreetAddress: null, numberOfEmployees: 0, mobileCountryCode: '+47', mobilePhone: '90000000', partnerId: null };
  return { registryId, name, ...plain, ...given };
}
