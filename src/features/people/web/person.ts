import { phoneText } from '#kernel/contract/phone-number.ts';
import type { CompanyUser } from '../contract/entities.ts';

interface Named {
  firstName: string;
  lastName: string;
}

export function fullName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim();
}

/** The mobile number, `+47 912 34 567`. */
export function mobileText({ phoneCountryCode, mobilePhoneNumber }: Pick<CompanyUser, 'phoneCountryCode' | 'mobilePhoneNumber'>): string {
  return phoneText(phoneCountryCode, mobilePhoneNumber);
}
