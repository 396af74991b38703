import { phoneText } from '#kernel/contract/phone-number.ts';
import type { CompanyUser } from '../contract/entities.ts';

/** The mobile number, `+47 912 34 567`. */
export function mobileText({ phoneCountryCode, mobilePhoneNumber }: Pick<CompanyUser, 'phoneCountryCode' | 'mobilePhoneNumber'>): string {
  return phoneText(phoneCountryCode, mobilePhoneNumber);
}
