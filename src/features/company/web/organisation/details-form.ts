import { z } from 'zod';
import type { Input } from '#kernel/contract/endpoint.ts';
import { rebased } from '#kernel/web/rebase.ts';
import type { updateCompanyDetails } from '../../contract/endpoints.ts';
import { CompanyDetails, withPhone, type Company, type RegistryCompany } from '../../contract/entities.ts';

/** The contract's rules for the form values: an empty number is an empty text. */
export const DetailsForm = z.object({
  company: withPhone(
    CompanyDetails.extend({
      numberOfEmployees: z
        .union([z.number(), z.string()])
        .transform((typed) => (typed === '' ? undefined : Number(typed)))
        .pipe(CompanyDetails.shape.numberOfEmployees),
    }),
  ),
});
export type DetailsValues = z.input<typeof DetailsForm>;

/** The form values of a company. */
export function valuesOf(company: Company): DetailsValues {
  const { registryId, name, address, numberOfEmployees, mobileCountryCode, mobilePhone } = company;
  return {
    company: {
      registryId,
      name,
      address,
      secondaryStreetAddress: company.secondaryStreetAddress ?? '',
      province: company.province ?? '',
      numberOfEmployees,
      purposeDescription: company.purposeDescription ?? '',
      mobileCountryCode,
      mobilePhone,
    },
  };
}

/** The form values updated from the register; fields that the register lacks stay (company.3). */
export function refreshed({ company }: DetailsValues, found: RegistryCompany): DetailsValues {
  return {
    company: {
      ...company,
      name: found.name,
      address: found.address,
      secondaryStreetAddress: found.secondaryStreetAddress ?? '',
      province: found.province ?? company.province ?? '',
      numberOfEmployees: found.numberOfEmployees ?? company.numberOfEmployees,
      purposeDescription: found.purposeDescription ?? company.purposeDescription ?? '',
    },
  };
}

/** The request body, based on the version that was read. */
export function bodyOf({ company }: DetailsValues, version: number): Input<typeof updateCompanyDetails>['body'] {
  return { version, company: { ...company, numberOfEmployees: Number(company.numberOfEmployees) } };
}

export type DetailName =
  | 'registryId'
  | 'name'
  | 'streetAddress'
  | 'secondaryStreetAddress'
  | 'postalCode'
  | 'city'
  | 'province'
  | 'country'
  | 'numberOfEmployees'
  | 'purposeDescription'
  | 'mobileCountryCode'
  | 'mobilePhone';

/** All fields by name, as text. */
export function flatOf({ company: { address, ...facts } }: DetailsValues): Record<DetailName, string> {
  // Each field of the form is a text or a number.
  return Object.fromEntries(Object.entries({ ...facts, ...address }).map(([name, value]) => [name, String(value ?? '')])) as Record<
    DetailName,
    string
  >;
}

/** The user's values merged with the other side's, keeping the other side's for the named fields. */
export function settled(base: DetailsValues, mine: DetailsValues, theirs: DetailsValues, take: readonly string[]): DetailsValues {
  const sides = { base: flatOf(base), mine: flatOf(mine), theirs: flatOf(theirs) };
  const { streetAddress, postalCode, city, country, ...facts } = rebased(sides, take);
  return { company: { ...facts, address: { streetAddress, postalCode, city, country } } };
}
