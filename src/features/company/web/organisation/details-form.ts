import { z } from 'zod';
import type { Input } from '#kernel/contract/endpoint.ts';
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

/** The fields that both sides changed, to different values. */
export function conflictsOf(base: DetailsValues, mine: DetailsValues, theirs: DetailsValues): DetailName[] {
  const [from, here, there] = [flatOf(base), flatOf(mine), flatOf(theirs)];
  // The keys of a record are those of its type.
  return (Object.keys(from) as DetailName[]).filter(
    (name) => here[name] !== from[name] && there[name] !== from[name] && here[name] !== there[name],
  );
}

/** The user's values merged with the other side's, keeping the other side's for the named fields. */
export function settled(base: DetailsValues, mine: DetailsValues, theirs: DetailsValues, take: readonly string[]): DetailsValues {
  const [from, here, there] = [flatOf(base), flatOf(mine), flatOf(theirs)];
  const chosen = (name: DetailName): string => (here[name] !== from[name] && !take.includes(name) ? here[name] : there[name]);
  return {
    company: {
      registryId: chosen('registryId'),
      name: chosen('name'),
      address: {
        streetAddress: chosen('streetAddress'),
        postalCode: chosen('postalCode'),
        city: chosen('city'),
        country: chosen('country'),
      },
      secondaryStreetAddress: chosen('secondaryStreetAddress'),
      province: chosen('province'),
      numberOfEmployees: chosen('numberOfEmployees'),
      purposeDescription: chosen('purposeDescription'),
      mobileCountryCode: chosen('mobileCountryCode'),
      mobilePhone: chosen('mobilePhone'),
    },
  };
}
