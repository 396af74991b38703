import type { ExternalFields } from '../server/accounting/provider.ts';

/** A person with every field that an accounting system may have. */
export const kari: ExternalFields = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  emailAddress: 'kari@fjord.example',
  mobilePhoneNumber: '+4791234567',
  birthday: '1990-02-01',
  streetAddress: 'Storgata 1',
  postalCode: '0155',
  city: 'Oslo',
  country: 'NO',
  employeeNumber: '17',
  startDate: '2020-01-01',
  position: 'Selger',
  department: 'salg',
  socialSecurityNumber: '01029012345',
  salaryAccountNumber: '86011117947',
};
