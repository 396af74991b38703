import type { BaseData, EmploymentDocument } from '../document.ts';
import type { Value, Values } from '../template.ts';

/** Somebody who signs a contract; what is not filled in is empty. */
export interface Signer {
  side: 'employer' | 'employee';
  name: string;
  email: string;
  /** With its country code. */
  phone: string;
  role: string;
}

type Signee = Pick<BaseData, 'signeeFirstName' | 'signeeLastName' | 'signeeEmail' | 'signeeRole'>;

/** Who signs a contract, in this order: the employer offers it, the employee accepts it. Where nobody is named for the employer, the contact person signs. */
export function signersOf(values: Values, { signeeFirstName, signeeLastName, signeeEmail, signeeRole }: Signee): [Signer, Signer] {
  const read = (key: string) => textOf(values[key]);
  const joined = (...parts: string[]) =>
    parts
      .map((one) => one.trim())
      .filter(Boolean)
      .join(' ');
  const number = read('mobileNumber');
  return [
    {
      side: 'employer',
      name: joined(signeeFirstName, signeeLastName) || read('employerManager'),
      email: signeeEmail.trim(),
      phone: '',
      role: signeeRole.trim(),
    },
    {
      side: 'employee',
      name: joined(read('firstName'), read('lastName')),
      email: read('email'),
      phone: number && joined(read('countryCode'), number),
      role: '',
    },
  ];
}

/** Somebody who signs, as a request for signing asks for them. */
interface SignerContact {
  companyUserId: string | null;
  name: string;
  email: string;
  phoneCountryCode: string;
  phone: string;
}

const usualCountryCode = '+47';

/** Whom a contract is sent to, in the same order, with what is known of how they are reached. */
export function contactsToSign({ companyUserId, content }: Pick<EmploymentDocument, 'companyUserId' | 'content'>): SignerContact[] {
  if (!content) return [];
  const values = Object.fromEntries(content.variables.map(({ key, value }) => [key, value]));
  const [employer, employee] = signersOf(values, content.baseData);
  return [
    { companyUserId: null, name: employer.name, email: employer.email, phoneCountryCode: usualCountryCode, phone: '' },
    {
      companyUserId,
      name: employee.name,
      email: employee.email,
      phoneCountryCode: textOf(values['countryCode']) || usualCountryCode,
      phone: textOf(values['mobileNumber']),
    },
  ];
}

const textOf = (value: Value | undefined): string => (typeof value === 'string' ? value.trim() : '');
