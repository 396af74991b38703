import type { ImportField, ImportRemark } from '../../../contract/entities-import.ts';
import type { RowRead, Values } from './read-cell.ts';
import { spelled, splitName } from '#kernel/server/sheets/rules/read-name.ts';
import { birthdayIn, wholePostalCode } from './read-number.ts';
import { phoneOfCountry, readPhone } from '#kernel/server/sheets/rules/read-phone.ts';

/** Combines columns into the fields of one person: full names, numbers with country codes, addresses in one cell. */
export function settleRow(row: RowRead, { capitals }: { capitals: boolean }): RowRead {
  const warnings = [...row.warnings];
  const values = settlers.reduce((settled, settle) => settle(settled, warnings), row.values);
  return { ...row, values: capitals ? withSpelling(values) : values, warnings };
}

type Settler = (values: Values, warnings: ImportRemark[]) => Values;

const settlers: readonly Settler[] = [settleName, settlePhone, settleContact, settleAddress, settlePostalCode, settleBirthday];

function settleName({ fullName, ...values }: Values): Values {
  if (fullName === undefined) return values;
  const { firstName, lastName } = splitName(String(fullName));
  return { ...(firstName && { firstName }), ...(lastName && { lastName }), ...values };
}

function settlePhone(values: Values): Values {
  const { mobilePhoneNumber: phone } = values;
  const [, code, number] = /^(\+\d{1,3}) (\d+)$/.exec(String(phone ?? '')) ?? [];
  if (code && number) return { ...values, phoneCountryCode: code, mobilePhoneNumber: number };
  const ofCountry = values.phoneCountryCode === undefined ? phoneOfCountry(String(phone ?? ''), values['address.country']) : undefined;
  return ofCountry ? { ...values, phoneCountryCode: ofCountry.countryCode, mobilePhoneNumber: ofCountry.number } : values;
}

/** "Ola Nordmann, 912 34 567 (far)" in one cell. */
function settleContact(values: Values): Values {
  const text = String(values['emergencyContact.fullName'] ?? '');
  const [, name = '', phone = '', rest = ''] = /^([^\d+(]+?)[\s,:;–-]*((?:\+|00)?\d[\d\s]{6,}\d)[\s,;–-]*\(?([^\d)]*)\)?$/.exec(text) ?? [];
  if (!name || values['emergencyContact.phone'] !== undefined) return values;
  const read = readPhone(phone);
  const number = read ? `${read.countryCode ?? ''} ${read.number}`.trim() : phone;
  const relation = rest.trim() ? { 'emergencyContact.relation': rest.trim() } : {};
  return { ...relation, ...values, 'emergencyContact.fullName': name.trim(), 'emergencyContact.phone': number };
}

/** "0155 Oslo" in the postal code column, and "Storgata 1, 0155 Oslo" in the street column. */
function settleAddress(values: Values): Values {
  const street = String(values['address.streetAddress'] ?? '');
  const code = String(values['address.postalCode'] ?? '');
  const [, onlyCode, place] = /^(\d{4,5})[ ,]+(\p{L}.*)$/u.exec(code) ?? [];
  if (onlyCode && place) return { 'address.city': place, ...values, 'address.postalCode': onlyCode };
  const [, line, lineCode, lineCity] = /^(.+?),? *\b(\d{4}) +(\p{L}[\p{L} .-]+)$/u.exec(street) ?? [];
  if (!line || !lineCode || !lineCity || code || values['address.city'] !== undefined) return values;
  return { ...values, 'address.streetAddress': line, 'address.postalCode': lineCode, 'address.city': lineCity };
}

function settlePostalCode(values: Values, warnings: ImportRemark[]): Values {
  const { 'address.postalCode': code, 'address.country': country } = values;
  if (code === undefined) return values;
  const whole = wholePostalCode(String(code), country === undefined ? undefined : String(country));
  if (whole === code) return values;
  warnings.push({ code: 'zeroRestored', field: 'address.postalCode' });
  return { ...values, 'address.postalCode': whole };
}

/** Takes the birthday from the national identity number when it is empty; a different birthday gives a warning. */
function settleBirthday(values: Values, warnings: ImportRemark[]): Values {
  const born = birthdayIn(String(values.socialSecurityNumber ?? ''));
  if (!born || values.birthday === born) return values;
  const warn = (code: ImportRemark['code']) => warnings.push({ code, field: 'birthday', params: { value: born } });
  warn(values.birthday === undefined ? 'birthdayFromNumber' : 'birthdayDiffers');
  return values.birthday === undefined ? { ...values, birthday: born } : values;
}

const spelledFields: readonly ImportField[] = ['firstName', 'lastName'];

function withSpelling(values: Values): Values {
  const names = spelledFields.flatMap((field) => (values[field] === undefined ? [] : [[field, spelled(String(values[field]))]]));
  return { ...values, ...Object.fromEntries(names) };
}
