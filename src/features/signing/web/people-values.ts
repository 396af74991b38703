import type { SigningContact } from '../contract/endpoints-contacts.ts';
import type { Language } from '../contract/kinds.ts';

/** Somebody who is to sign, as typed. */
export interface PersonValue {
  /** Of the row. */
  key: string;
  companyUserId: string | null;
  name: string;
  email: string;
  phoneCountryCode: string;
  phone: string;
  language: Language;
}

export function personOf(contact: SigningContact): PersonValue {
  const { companyUserId, name, email, phoneCountryCode, phone, language } = contact;
  return { key: companyUserId, companyUserId, name, email: email ?? '', phoneCountryCode, phone: phone ?? '', language };
}

export function freePerson(key: string, language: Language): PersonValue {
  return { key, companyUserId: null, name: '', email: '', phoneCountryCode: '+47', phone: '', language };
}

/** The same as calls want it. */
export const sentPerson = ({ key: _key, phone, ...person }: PersonValue) => ({ ...person, phone: phone.trim() || null });

/** The rows whose address another row before has. */
export function repeated(people: readonly { email: string }[]): number[] {
  const addresses = people.map(({ email }) => email.trim().toLowerCase());
  return addresses.flatMap((address, index) => (address !== '' && addresses.indexOf(address) < index ? [index] : []));
}
