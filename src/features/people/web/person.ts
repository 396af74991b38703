import type { CompanyUser } from '../contract/entities.ts';

interface Named {
  firstName: string;
  lastName: string;
}

export function fullName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim();
}

/** A formatted phone number, `+47 912 34 567`. */
export function phoneText({ phoneCountryCode, mobilePhoneNumber }: Pick<CompanyUser, 'phoneCountryCode' | 'mobilePhoneNumber'>): string {
  if (!mobilePhoneNumber) return '';
  const code = phoneCountryCode ?? '+47';
  const isNorwegian = code === '+47' && /^\d{8}$/.test(mobilePhoneNumber);
  const grouped = isNorwegian
    ? mobilePhoneNumber.replace(/^(\d{3})(\d{2})(\d{3})$/, '$1 $2 $3')
    : mobilePhoneNumber.replaceAll(/(\d{3})(?=\d{2})/g, '$1 ');
  return `${code} ${grouped}`;
}
