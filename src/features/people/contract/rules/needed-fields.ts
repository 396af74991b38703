const ofEverybody = ['firstName', 'lastName', 'mobilePhoneNumber'] as const;
const ofStaff = [
  'birthday',
  'address.streetAddress',
  'address.postalCode',
  'address.city',
  'socialSecurityNumber',
  'salaryAccountNumber',
] as const;

export type NeededField = (typeof ofEverybody)[number] | (typeof ofStaff)[number];

/**
 * What a pending person must fill in (record 18): contact details, and for staff what the payroll report to the authorities and the
 * first pay require. Next of kin is requested, but not required. Paths are those of the form, in its order.
 */
export function neededFields({ isExternal }: { isExternal: boolean }): readonly NeededField[] {
  return isExternal ? ofEverybody : [...ofEverybody, ...ofStaff];
}
