import { z } from 'zod';
import type { Input } from '#kernel/contract/endpoint.ts';
import type { updateCompanyDetails } from '../../contract/endpoints.ts';
import { CompanyDetails, type Company, type RegistryCompany } from '../../contract/entities.ts';

/** The contract's rules over what the fields hold: a number not yet written is an empty text. */
export const DetailsForm = z.object({
  company: CompanyDetails.extend({
    numberOfEmployees: z
      .union([z.number(), z.string()])
      .transform((typed) => (typed === '' ? undefined : Number(typed)))
      .pipe(CompanyDetails.shape.numberOfEmployees),
  }),
});
export type DetailsValues = z.input<typeof DetailsForm>;

/** The company as the fields hold it. */
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

/** The form's fields with what the register knows; what it does not know stays (company.3). */
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

/** The call's body, on top of the version that was read. */
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

/** Every field by its name, as text. */
export function flatOf({ company: { address, ...facts } }: DetailsValues): Record<DetailName, string> {
  // Each field of the form is a text or a number.
  return Object.fromEntries(Object.entries({ ...facts, ...address }).map(([name, value]) => [name, String(value ?? '')])) as Record<
    DetailName,
    string
  >;
}

/** The fields that both sides changed, and not to the same. */
export function conflictsOf(base: DetailsValues, mine: DetailsValues, theirs: DetailsValues): DetailName[] {
  const [from, here, there] = [flatOf(base), flatOf(mine), flatOf(theirs)];
  // The keys of a record are those of its type.
  return (Object.keys(from) as DetailName[]).filter(
    (name) => here[name] !== from[name] && there[name] !== from[name] && here[name] !== there[name],
  );
}

/** What I typed on top of what they saved, with theirs in the fields that are named. */
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
