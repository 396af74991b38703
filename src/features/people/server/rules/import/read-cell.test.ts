import { expect, test } from 'vitest';
import type { ImportField } from '../../../contract/entities-import.ts';
import type { Cell } from '#kernel/server/sheets/rules/cell.ts';
import { readCell, type ColumnReading } from './read-cell.ts';

const column = (field: ImportField, wish: Partial<ColumnReading> = {}): ColumnReading => ({
  field,
  column: 0,
  dates: { order: 'dayFirst', compact: false, epoch1904: false, pivotYear: 2028 },
  fractions: false,
  interval: undefined,
  today: '2026-11-21',
  ...wish,
});
const several = (field: ImportField, value: string) => ({
  values: { [field]: value },
  warning: { code: 'firstOfSeveral', field, params: { value } },
});
const unreadable = (field: ImportField, code: string, value: string) => ({ values: {}, problem: { code, field, params: { value } } });
const rounded = (field: ImportField) => ({ values: {}, problem: { code: 'roundedNumber', field } });
const restored = (field: ImportField, value: string) => ({ values: { [field]: value }, warning: { code: 'zeroRestored', field } });

test.each<[ImportField, Cell, ReturnType<typeof readCell> | object, Partial<ColumnReading>?]>([
  ['department', ' Salg ', { values: { department: 'Salg' } }],
  ['department', '–', { values: {} }],
  ['department', 'Blank', { values: {} }],
  ['emailAddress', 'null', { values: {} }],
  ['firstName', 'Tom', { values: { firstName: 'Tom' } }],
  ['lastName', 'Null', { values: { lastName: 'Null' } }],
  ['reportingTo', 'Tom', { values: { reportingTo: 'Tom' } }],
  ['emergencyContact.fullName', 'Nil', { values: { 'emergencyContact.fullName': 'Nil' } }],
  ['notes', 12, { values: { notes: '12' } }],
  ['emailAddress', 'mailto:kari@x.no', { values: { emailAddress: 'kari@x.no' } }],
  ['emailAddress', 'Kari <kari@x.no>', { values: { emailAddress: 'kari@x.no' } }],
  ['secondaryEmail', 'a@x.no; b@x.no', several('secondaryEmail', 'a@x.no')],
  ['emailAddress', 'kari(at)x.no', { values: { emailAddress: 'kari(at)x.no' } }],
  ['mobilePhoneNumber', '+46 70 123 45 67', { values: { mobilePhoneNumber: '+46 701234567' } }],
  ['mobilePhoneNumber', '912 34 567', { values: { mobilePhoneNumber: '91234567' } }],
  ['emergencyContact.phone', '91234567 / 90000000', several('emergencyContact.phone', '91234567')],
  ['mobilePhoneNumber', 'har ikke', { values: { mobilePhoneNumber: 'har ikke' } }],
  ['mobilePhoneNumber', '4,91512E+12', rounded('mobilePhoneNumber')],
  ['emergencyContact.phone', '4.91512e+12', rounded('emergencyContact.phone')],
  ['phoneCountryCode', '0047', { values: { phoneCountryCode: '+47' } }],
  ['phoneCountryCode', 'Norge', { values: { phoneCountryCode: '+47' } }],
  ['phoneCountryCode', 'Atlantis', unreadable('phoneCountryCode', 'unreadableWord', 'Atlantis')],
  ['startDate', '01.02.2026', { values: { startDate: '2026-02-01' } }],
  ['endDate', '31.12.9999', { values: {} }],
  ['birthday', 'snart', unreadable('birthday', 'unreadableDate', 'snart')],
  ['trialPeriodEndDate', '01.02.26', { values: { trialPeriodEndDate: '2026-02-01' } }],
  ['positionCoverage', 0.8, { values: { positionCoverage: 80 } }],
  ['positionCoverage', 1, { values: { positionCoverage: 100 } }, { fractions: true }],
  ['positionCoverage', 'halv', unreadable('positionCoverage', 'unreadablePercentage', 'halv')],
  ['salaryAmount', '650 000', { values: { salaryAmount: '650000' } }],
  ['salaryAmount', '650 000', { values: { salaryAmount: '650000', salaryInterval: 'yearly' } }, { interval: 'yearly' }],
  [
    'salaryAmount',
    '£50 per uke',
    { values: { salaryAmount: '50', salaryCurrency: 'GBP', salaryInterval: 'weekly' } },
    { interval: 'yearly' },
  ],
  ['salaryAmount', 'etter avtale', unreadable('salaryAmount', 'unreadableAmount', 'etter avtale')],
  ['salaryAmount', '6,5E+5', rounded('salaryAmount')],
  ['salaryCurrency', 'kr', { values: { salaryCurrency: 'NOK' } }],
  ['salaryCurrency', 'penger', unreadable('salaryCurrency', 'unreadableWord', 'penger')],
  ['salaryInterval', 'årlig', { values: { salaryInterval: 'yearly' } }],
  ['positionType', 'Vikar', { values: { positionType: 'temporary' } }],
  ['role', 'Leder', { values: { role: 'manager' } }],
  ['role', 'Konge', unreadable('role', 'unreadableWord', 'Konge')],
  ['preferredLanguage', 'Engelsk', { values: { preferredLanguage: 'en-gb' } }],
  ['address.country', 'Sverige', { values: { 'address.country': 'SE' } }],
  ['address.postalCode', 155, { values: { 'address.postalCode': '155' } }],
  ['address.postalCode', '0155', { values: { 'address.postalCode': '0155' } }],
  ['socialSecurityNumber', 1819012365, restored('socialSecurityNumber', '01819012365')],
  ['socialSecurityNumber', '1,8190E+10', rounded('socialSecurityNumber')],
  ['salaryAccountNumber', 5390000016, restored('salaryAccountNumber', '05390000016')],
  ['salaryAccountNumber', '8,6011E+10', rounded('salaryAccountNumber')],
  ['employeeNumber', '0012', { values: { employeeNumber: '0012' } }],
  ['employeeNumber', '1,2E+10', rounded('employeeNumber')],
])('in the column of %s %j is read', (field, cell, expected, wish) => {
  expect(readCell(cell, column(field, wish))).toEqual(expected);
});
