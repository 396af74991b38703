import type { EmploymentDocument } from '../document.ts';

/** Somebody who signs a contract, as it names them. */
export interface ContractSigner {
  companyUserId: string | null;
  name: string;
  email: string;
  phoneCountryCode: string;
  phone: string;
}

/** Whom a contract is sent to, in their order: the employer, then the employee, with what a request for signing asks for. */
export function contractSignersOf({ companyUserId, content }: Pick<EmploymentDocument, 'companyUserId' | 'content'>): ContractSigner[] {
  if (!content) return [];
  const values = new Map(content.variables.map(({ key, value }) => [key, value]));
  const text = (key: string): string => {
    const value = values.get(key);
    return typeof value === 'string' ? value.trim() : '';
  };
  const { signeeFirstName, signeeLastName, signeeEmail } = content.baseData;
  const signee = [signeeFirstName, signeeLastName].map((part) => part.trim()).filter(Boolean);
  const employer = { companyUserId: null, name: signee.join(' ') || text('employerManager'), email: signeeEmail.trim(), phone: '' };
  const employee = { companyUserId, name: [text('firstName'), text('lastName')].filter(Boolean).join(' '), email: text('email') };
  return [
    { ...employer, phoneCountryCode: '+47' },
    { ...employee, phoneCountryCode: text('countryCode') || '+47', phone: text('mobileNumber') },
  ];
}
