import { fieldErrorsOf, type FieldError } from '#kernel/contract/errors.ts';
import { PersonFields, type EmergencyContact } from '../../../contract/entities.ts';
import { importFields, type ImportField, type ImportRemark } from '../../../contract/entities-import.ts';
import { refusedFields, type Circumstances } from '../../../contract/refused-fields.ts';
import type { Values } from './read-cell.ts';

export interface Checked {
  values: Values;
  emergencyContact: EmergencyContact | undefined;
  /** The violated rules, each with its field. */
  problems: ImportRemark[];
}

/** Values that are encrypted wherever they are stored (roles.14). */
export const sealedFields: ReadonlySet<ImportField> = new Set(['socialSecurityNumber', 'salaryAccountNumber', 'allergies']);
const notWritten: ReadonlySet<ImportField> = new Set(['fullName', 'reportingTo', 'role']);

/** Validates a row's values by the same rules as all other input, and normalises them. */
export function checkValues(values: Values): Checked {
  const parsed = PersonFields.safeParse(nested(values));
  if (!parsed.success)
    return { values, emergencyContact: undefined, problems: fieldErrorsOf(parsed.error).map((error) => remarkOf(error, values)) };
  const { address = {}, emergencyContacts = [], ...plain } = parsed.data;
  const flat: Record<string, unknown> = {
    ...plain,
    ...Object.fromEntries(Object.entries(address).map(([name, value]) => [`address.${name}`, value])),
  };
  const written = importFields.flatMap((field): [ImportField, string | number][] => {
    const value = flat[field];
    return typeof value === 'string' || typeof value === 'number' ? [[field, value]] : [];
  });
  const { role, reportingTo } = values;
  return {
    values: { ...Object.fromEntries(written), ...(role !== undefined && { role }), ...(reportingTo !== undefined && { reportingTo }) },
    emergencyContact: emergencyContacts[0],
    problems: [],
  };
}

/** The fields of a person from a row's validated values. */
export function personFieldsOf(values: Values): PersonFields {
  return PersonFields.parse(nested(values));
}

/** The rules that depend on the day or on stored values. */
export function checkTogether(values: Values, stored: Values, circumstances: Circumstances): ImportRemark[] {
  const text = (field: ImportField, from: Values = values) => (from[field] === undefined ? null : String(from[field]));
  const candidate = {
    birthday: text('birthday'),
    mobilePhoneNumber: text('mobilePhoneNumber'),
    phoneCountryCode: text('phoneCountryCode') ?? text('phoneCountryCode', stored) ?? undefined,
    socialSecurityNumber: text('socialSecurityNumber'),
    salaryAccountNumber: text('salaryAccountNumber'),
    startDate: text('startDate') ?? text('startDate', stored),
    endDate: text('endDate') ?? text('endDate', stored),
    country: text('address.country') ?? text('address.country', stored),
  };
  return refusedFields(candidate, circumstances).map((error) => remarkOf(error, values));
}

function nested(values: Values): Record<string, unknown> {
  const plain: Record<string, unknown> = {};
  const address: Record<string, unknown> = {};
  const contact: Record<string, unknown> = {};
  for (const field of importFields) {
    const value = values[field];
    if (value === undefined || notWritten.has(field)) continue;
    const [group, name] = field.split('.');
    if (group === 'address' && name) address[name] = String(value);
    else if (group === 'emergencyContact' && name) contact[name] = String(value);
    else plain[field] = field === 'positionCoverage' ? Number(value) : String(value);
  }
  if (Object.keys(address).length > 0) plain['address'] = address;
  if (Object.keys(contact).length > 0) plain['emergencyContacts'] = [contactOf(contact)];
  return plain;
}

function contactOf(contact: Record<string, unknown>): Record<string, unknown> {
  const [, code, number] = /^(\+\d{1,3}) (\d+)$/.exec(String(contact['phone'] ?? '')) ?? [];
  const phone = code && number ? { phoneCountryCode: code, phone: number } : {};
  return { fullName: '', phone: '', relation: null, ...contact, ...phone };
}

/** A fault of a value in a row, as a remark about it. */
export function remarkOf({ path, code, params }: FieldError, values: Values): ImportRemark {
  const named = path
    .replace(/^emergencyContacts\[0\]\./, 'emergencyContact.')
    .replace(/^emergencyContact\.phoneCountryCode$/, 'emergencyContact.phone');
  const field = importFields.find((name) => name === named);
  // The text of a remark never contains an encrypted value.
  const value = field && !sealedFields.has(field) ? values[field] : undefined;
  return { code: 'field', fieldCode: code, ...(field && { field }), params: { ...params, ...(value !== undefined && { value }) } };
}
