import { readEmployer } from '#features/company/server/public.ts';
import { readRecords } from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { firstBaseData, type BaseData } from '../contract/document.ts';
import { defaultsOf } from '../contract/rules/values.ts';
import type { ContractTemplate, Value } from '../contract/template.ts';

type Prefilling = Pick<CallContext, 'company' | 'services' | 'fail'>;

const intervals = { hourly: 'Hourly', weekly: 'Weekly', monthly: 'Monthly', yearly: 'Yearly' } as const;

/** What a new contract begins with: the template's defaults, the company, and the person if there is one (employment.13). */
export async function prefilled(
  call: Prefilling,
  template: ContractTemplate,
  given: { language: 'no' | 'en'; companyUserId: string | null },
): Promise<{ values: Record<string, Value>; baseData: BaseData }> {
  const person = await valuesOfPerson(call, given.companyUserId);
  const known = new Set(template.variables.map(({ key }) => key));
  const filled = { ...defaultsOf(template, given.language), ...(await valuesOfEmployer(call)), ...person.values };
  const values = Object.entries(filled).filter((entry): entry is [string, Value] => known.has(entry[0]) && entry[1] !== undefined);
  return { values: Object.fromEntries(values), baseData: { ...firstBaseData, ...person.base, positionType: positionTypeOf(template.key) } };
}

const positionTypes = ['permanent', 'manager', 'temporary'] as const;
const positionTypeOf = (key: string) => positionTypes.find((one) => one === key) ?? 'permanent';

async function valuesOfEmployer({ company, services }: Prefilling): Promise<Record<string, Value>> {
  const { name, registryId, address, director } = await readEmployer({ company, services });
  return { employerName: name, companyNo: registryId, employerAddress: address, employerManager: director ?? '' };
}

async function valuesOfPerson(
  { company, services: { secrets }, fail }: Prefilling,
  companyUserId: string | null,
): Promise<{ values: Record<string, Value>; base: Partial<BaseData> }> {
  if (companyUserId === null) return { values: {}, base: {} };
  const [person] = await readRecords({ company, secrets }, [companyUserId]);
  if (!person) return fail('common.NotFound');
  const { firstName, lastName, emailAddress, phoneCountryCode, mobilePhoneNumber, position, positionCoverage, startDate } = person;
  const filled: Record<string, Value> = {
    firstName,
    lastName,
    email: emailAddress ?? person.secondaryEmail,
    countryCode: phoneCountryCode,
    mobileNumber: mobilePhoneNumber,
    position,
    positionCoverage: positionCoverage === null ? null : Number(positionCoverage),
    startDate,
    salaryAmount: person.salaryAmount === null ? null : Number(person.salaryAmount),
    salaryInterval: person.salaryInterval && intervals[person.salaryInterval],
  };
  // What the person does not have leaves the default.
  const values = Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== null));
  return { values, base: { createUser: false, inviteUser: false } };
}
