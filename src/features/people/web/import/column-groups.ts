import type { FieldGroups } from '#kernel/web/imports/ColumnTable.tsx';
import { useTexts } from '#kernel/web/texts.ts';
import { fieldText, type ImportField } from '../../contract/entities-import.ts';
import type { en } from '../../texts/en.ts';

const groups = {
  person: ['fullName', 'firstName', 'lastName', 'emailAddress', 'mobilePhoneNumber', 'phoneCountryCode'],
  job: [
    'employeeNumber',
    'position',
    'department',
    'team',
    'location',
    'reportingTo',
    'role',
    'positionType',
    'positionCoverage',
    'startDate',
    'endDate',
    'trialPeriodEndDate',
  ],
  pay: ['salaryAmount', 'salaryCurrency', 'salaryInterval', 'salaryAccountNumber'],
  personal: ['birthday', 'socialSecurityNumber', 'secondaryEmail', 'preferredLanguage', 'allergies', 'tShirtSize', 'drivingLicense'],
  address: ['address.streetAddress', 'address.apartment', 'address.postalCode', 'address.city', 'address.province', 'address.country'],
  nextOfKin: ['emergencyContact.fullName', 'emergencyContact.phone', 'emergencyContact.relation'],
  other: ['notes'],
} satisfies Record<string, readonly ImportField[]>;
// The keys of a literal are those written in it.
const groupNames = Object.keys(groups) as (keyof typeof groups)[];

/** The fields of a staff list to choose from, in groups. */
export function useColumnGroups(): FieldGroups<ImportField> {
  const t = useTexts<typeof en>('people');
  return groupNames.map((group) => ({
    group: t(`import.columns.groups.${group}`),
    items: groups[group].map((one) => ({ value: one, label: t(`import.fields.${fieldText(one)}`) })),
  }));
}
