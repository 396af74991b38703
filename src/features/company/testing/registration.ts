import { documentVersions } from '../contract/documents.ts';
import { organisationNumberFault } from '../contract/organisation-number.ts';

let last = 31_010_000;

/** A valid organisation number that no test in this process has used. */
export function freshRegistryId(): string {
  for (;;) {
    last += 1;
    const number = Array.from({ length: 10 }, (_unused, digit) => `${last}${digit}`).find((one) => !organisationNumberFault(one));
    if (number) return number;
  }
}

/** The body for registering a company; parts may be replaced. */
export function registration(company: Record<string, unknown> = {}) {
  return {
    company: {
      registryId: freshRegistryId(),
      name: 'Fjordlys Regnskap AS',
      address: { streetAddress: 'Strandgaten 18', postalCode: '5013', city: 'Bergen', country: 'NO' },
      numberOfEmployees: 34,
      mobilePhone: '90123456',
      ...company,
    },
    acceptances: { privacyStatement: documentVersions['privacy-statement'], serviceAgreement: documentVersions['service-agreement'] },
  };
}
