import type { CompanyUser } from '../contract/entities.ts';

/** Somebody as the web reads her, for tests of forms and pages. */
export const kari: CompanyUser = {
  id: '1',
  companyId: 1,
  version: 3,
  firstName: 'Kari',
  lastName: 'Vik',
  isActive: true,
  isPending: false,
  isExternal: false,
  position: null,
  team: 'Nord',
  positionCoverage: 80,
  salaryAmount: '650000.00',
  birthday: '2030-01-01',
  address: { apartment: null, streetAddress: 'Storgata 1', postalCode: '0155', city: 'Oslo', province: null, country: 'NO' },
  emergencyContacts: [],
  permissions: {
    view: true,
    edit: true,
    reveal: true,
    activate: false,
    deactivate: true,
    setActive: false,
    delete: false,
    upgrade: true,
    downgrade: false,
    setRole: true,
    resetMfa: false,
    invite: false,
  },
};
