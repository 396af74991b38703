import { PersonFields } from '#features/people/contract/entities.ts';
import { refusedFields } from '#features/people/contract/refused-fields.ts';
import type { Circumstances } from '#features/people/contract/refused-fields.ts';
import { splitPhone } from '#kernel/contract/phone-number.ts';
import { hiddenFields, type ComparedField, type HiddenField } from '../../contract/kinds.ts';
import type { ExternalFields } from '../accounting/provider.ts';
import { normalForm } from './normal-form.ts';

/** The fields of an address, which stand together in a person here. */
export const addressFields = ['streetAddress', 'postalCode', 'city', 'country'] as const satisfies readonly ComparedField[];

export const isHidden = (field: ComparedField): field is HiddenField => hiddenFields.some((hidden) => hidden === field);

/** Values of another system as fields of a person here, by the rules of people; the refused ones are named and left out. */
export function readFields(
  given: ExternalFields,
  { today, allowSynthetic }: Circumstances,
): { fields: PersonFields; refused: ComparedField[] } {
  const fields: Record<string, unknown> = {};
  const address: Record<string, unknown> = {};
  const refused: ComparedField[] = [];
  // The keys of fields are those of their type; the same holds below.
  for (const field of Object.keys(given) as ComparedField[]) {
    const value = given[field]?.trim() ?? '';
    // A date of the year 1 and a text of blanks are none; Norway is only compared as none.
    if (value === '' || (field !== 'country' && normalForm(field, value) === '')) continue;
    const read = PersonFields.safeParse(asTyped(field, value));
    if (!read.success) {
      refused.push(field);
      continue;
    }
    const { address: line, ...rest } = read.data;
    Object.assign(fields, rest);
    Object.assign(address, line);
  }
  // As far as it is judged, only fields that were read are in it.
  const candidate = { ...fields, country: address['country'] ?? given.country ?? null } as Parameters<typeof refusedFields>[0];
  for (const { path } of refusedFields(candidate, { today, allowSynthetic })) {
    // Every judged field is a compared one.
    refused.push(path as ComparedField);
    delete fields[path];
    if (path === 'mobilePhoneNumber') delete fields['phoneCountryCode'];
  }
  return { fields: { ...fields, ...(Object.keys(address).length > 0 && { address }) }, refused };
}

/** Whether one value could be a person's here; the numbers by their check digits (integrations.7). */
export function isValid(field: ComparedField, fields: ExternalFields, circumstances: Circumstances): boolean {
  const given: ExternalFields = { [field]: fields[field], ...(field === 'socialSecurityNumber' && { country: fields.country }) };
  return !readFields(given, circumstances).refused.includes(field);
}

function asTyped(field: ComparedField, value: string): Record<string, unknown> {
  if (addressFields.some((name) => name === field)) return { address: { [field]: value } };
  if (field === 'mobilePhoneNumber') {
    const { code = '', number = '' } = splitPhone(normalForm(field, value)) ?? {};
    return { phoneCountryCode: code, mobilePhoneNumber: number };
  }
  if (field === 'birthday' || field === 'startDate' || field === 'endDate') return { [field]: value.slice(0, 10) };
  return { [field]: value };
}
