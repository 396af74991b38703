import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The international form of a number that can get text messages (sms.2); undefined for any other. Without a country's code it is Norwegian. */
export function readNumber(typed: string): string | undefined {
  const parsed = parsePhoneNumberFromString(typed, 'NO');
  if (!parsed?.isValid() || parsed.ext !== undefined) return undefined;
  // Of Norwegian numbers only those of mobiles; 58 and 59 belong to machines.
  if (parsed.countryCallingCode === '47' && !/^[49]/.test(parsed.nationalNumber)) return undefined;
  return parsed.number;
}
