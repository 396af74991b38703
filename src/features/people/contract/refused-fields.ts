import { endsBeforeStart } from '#kernel/contract/days.ts';
import type { FieldError } from '#kernel/contract/errors.ts';
import { isPhoneOf } from '#kernel/contract/phone-number.ts';
import { isAccountNumber, isIban } from '#kernel/contract/account-number.ts';
import { isNationalNumber } from './check-digits.ts';
import type { PersonFields } from './entities.ts';
import { SalaryAccountNumber } from './field-rules.ts';

export interface Circumstances {
  /** Today in the company's time zone. */
  today: string;
  /** Whether test numbers (month + 40 or + 80) are valid; never in production. */
  allowSynthetic: boolean;
}

type CheckedFields = Pick<
  PersonFields,
  'birthday' | 'socialSecurityNumber' | 'salaryAccountNumber' | 'startDate' | 'endDate' | 'phoneCountryCode' | 'mobilePhoneNumber'
> & {
  /** Of the address; it decides whose national number is meant. */
  country?: string | null | undefined;
};

/** The rules of people.4 and people.5 that depend on the day, the installation or two fields; used by server, forms and import. */
export function refusedFields(person: CheckedFields, { today, allowSynthetic }: Circumstances): FieldError[] {
  const { birthday, salaryAccountNumber, startDate, endDate } = person;
  const refused: FieldError[] = [];
  if (birthday && birthday > today) refused.push({ path: 'birthday', code: 'dateInFuture' });
  if (endsBeforeStart(startDate, endDate)) refused.push({ path: 'endDate', code: 'endBeforeStart' });
  if (person.mobilePhoneNumber && !isPhoneOf(person.phoneCountryCode ?? '+47', person.mobilePhoneNumber))
    refused.push({ path: 'mobilePhoneNumber', code: 'phone' });
  const numberFault = nationalNumberFault(person, { today, allowSynthetic });
  if (numberFault) refused.push({ path: 'socialSecurityNumber', ...numberFault });
  if (salaryAccountNumber && !accountFits(salaryAccountNumber)) refused.push({ path: 'salaryAccountNumber', code: 'checkDigit' });
  return refused;
}

/** In Norway, and where no country is given, a national number has eleven digits with valid check digits; elsewhere only eleven digits are judged (people.4). */
function nationalNumberFault(
  { socialSecurityNumber: number, country }: CheckedFields,
  circumstances: Circumstances,
): Omit<FieldError, 'path'> | undefined {
  if (!number) return undefined;
  if (/^\d{11}$/.test(number)) return isNationalNumber(number, circumstances) ? undefined : { code: 'checkDigit' };
  return (country ?? 'NO') === 'NO' ? { code: 'exactDigits', params: { length: 11 } } : undefined;
}

/** Whether a typed account is none of the eleven digits of Norway: it is taken with a warning, as payroll may not be able to pay to it (people.4). */
export function isForeignAccount(typed: string): boolean {
  const account = SalaryAccountNumber.safeParse(typed).data;
  return account ? !/^\d{11}$/.test(account) : false;
}

/** Norwegian account numbers and IBANs have check digits; other foreign formats are not validated (law.5). */
function accountFits(account: string): boolean {
  if (/^\d{11}$/.test(account)) return isAccountNumber(account);
  return /^[A-Z]{2}/.test(account) ? isIban(account) : true;
}
