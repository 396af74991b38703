import { templates } from '../content/templates.ts';
import { ContractTemplate, type Value } from '../contract/template.ts';

const all = templates.map((one) => ContractTemplate.parse(one));
/** The built-in templates of contracts as they are read from the content service. */
export const builtIn: readonly ContractTemplate[] = all.filter(({ templateType }) => templateType === 'WorkContract');

export function templateOf(key: string): ContractTemplate {
  const found = all.find((one) => one.key === key);
  if (!found) throw new Error(`There is no template ${key}.`);
  return found;
}

/** What a complete contract needs beside the defaults. */
export const filledIn: Readonly<Record<string, Value>> = {
  firstName: 'Ola',
  lastName: 'Nordmann',
  email: 'ola@example.com',
  mobileNumber: '41234567',
  position: 'Butikkmedarbeider',
  employerName: 'Fjord Handel AS',
  companyNo: '974760673',
  employerAddress: 'Storgata 1, 5003 Bergen',
  employerManager: 'Kari Nordmann',
  startDate: '2027-01-04',
  salaryAmount: 612_500,
  pensions: [{ type: 'Obligatorisk tjenestepensjon (OTP)', provider: 'Storebrand' }],
  insurances: [{ type: 'Yrkesskadeforsikring', provider: 'Gjensidige' }],
};

/** And what the temporary one needs. */
export const fixedTerm: Readonly<Record<string, Value>> = { ...filledIn, expirationDate: '2028-01-31' };

/** And what an addendum needs. */
const changed: Readonly<Record<string, Value>> = { ...filledIn, contractDate: '2027-01-04', effectiveDate: '2028-03-01' };

export const filledFor = (key: string) => (key === 'temporary' ? fixedTerm : key === 'addendum' ? changed : filledIn);
