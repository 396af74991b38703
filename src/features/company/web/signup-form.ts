import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import type { Input } from '#kernel/contract/endpoint.ts';
import type { Query } from '#kernel/web/address.ts';
import { documentVersions } from '../contract/documents.ts';
import type { createCompany } from '../contract/endpoints.ts';
import { CompanyRegistration, withPhone, type RegistryCompany } from '../contract/entities.ts';

const accepted = z.boolean().refine((isAccepted) => isAccepted, field('accept'));

/** The contract's rules for the form values: an empty number is an empty text, an acceptance is a checkbox. */
export const SignupForm = z.object({
  company: withPhone(
    CompanyRegistration.extend({
      numberOfEmployees: z
        .union([z.number(), z.string()])
        .transform((typed) => (typed === '' ? undefined : Number(typed)))
        .pipe(CompanyRegistration.shape.numberOfEmployees),
    }),
  ),
  acceptances: z.object({ privacyStatement: accepted, serviceAgreement: accepted }),
});

/** What the fields hold. */
export type SignupValues = z.input<typeof SignupForm>;

/** Without values, except the partner id of the link that somebody came by. */
export function emptyForm({ partnerId = '' }: Query = {}): SignupValues {
  return {
    company: {
      registryId: '',
      name: '',
      address: { streetAddress: '', postalCode: '', city: '', country: 'NO' },
      secondaryStreetAddress: '',
      province: '',
      numberOfEmployees: '',
      purposeDescription: '',
      mobileCountryCode: '+47',
      mobilePhone: '',
      partnerId,
    },
    acceptances: { privacyStatement: false, serviceAgreement: false },
  };
}

/** The form values filled in from the register; fields that the register lacks stay as typed. */
export function filledIn(values: SignupValues, found: RegistryCompany): SignupValues {
  const { company } = values;
  const { address } = found;
  return {
    ...values,
    company: {
      ...company,
      registryId: found.registryId,
      name: found.name,
      address,
      secondaryStreetAddress: found.secondaryStreetAddress ?? '',
      province: found.province ?? '',
      numberOfEmployees: found.numberOfEmployees ?? company.numberOfEmployees,
      purposeDescription: found.purposeDescription ?? company.purposeDescription,
      mobilePhone: company.mobilePhone || (found.mobilePhone ?? ''),
    },
  };
}

/** The request body. The versions are those that this page links to. */
export function bodyOf({ company }: SignupValues): Input<typeof createCompany>['body'] {
  return {
    company: { ...company, numberOfEmployees: Number(company.numberOfEmployees) },
    acceptances: { privacyStatement: documentVersions['privacy-statement'], serviceAgreement: documentVersions['service-agreement'] },
  };
}
