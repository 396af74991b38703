import { readEmployer } from '#features/company/server/public.ts';
import { readRecords } from '#features/people/server/public.ts';
import type { Language } from '#kernel/contract/locale.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { firstBaseData, type BaseData } from '../contract/document.ts';
import { defaultsOf } from '../contract/rules/values.ts';
import type { ContractTemplate, Value } from '../contract/template.ts';
import type { DocumentCall } from './open-document.ts';
import { requirePerson } from './require-person.ts';

type Prefilling = Pick<CallContext, 'company' | 'services'>;
/** What is known of somebody. */
export type KnownPerson = Awaited<ReturnType<typeof readRecords>>[number];

const intervals = { hourly: 'Hourly', weekly: 'Weekly', monthly: 'Monthly', yearly: 'Yearly' } as const;

interface FirstContent {
  values: Record<string, Value>;
  baseData: BaseData;
}

/** What new contracts begin with: the template's defaults, the company, and of each the person if there is one (employment.13). */
export async function prefillFrom(
  call: Prefilling,
  template: ContractTemplate,
  language: Language,
): Promise<(person: KnownPerson | null) => FirstContent> {
  const known = new Set(template.variables.map(({ key }) => key));
  const shared = { ...defaultsOf(template, language), ...(await valuesOfEmployer(call)) };
  const base = { ...firstBaseData, positionType: positionTypeOf(template.key) };
  return (person) => {
    const filled = { ...shared, ...(person && valuesOfPerson(person)) };
    const values = Object.entries(filled).filter((entry): entry is [string, Value] => known.has(entry[0]) && entry[1] !== undefined);
    return { values: Object.fromEntries(values), baseData: person ? { ...base, createUser: false, inviteUser: false } : base };
  };
}

const positionTypes = ['permanent', 'manager', 'temporary'] as const;
const positionTypeOf = (key: string) => positionTypes.find((one) => one === key) ?? 'permanent';

async function valuesOfEmployer({ company, services }: Prefilling): Promise<Record<string, Value>> {
  const { name, registryId, address, director } = await readEmployer({ company, services });
  return { employerName: name, companyNo: registryId, employerAddress: address, employerManager: director ?? '' };
}

/** What is known of a person; what they do not have leaves the default. */
export function valuesOfPerson(person: KnownPerson): Record<string, Value> {
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
    ...payOf(person),
  };
  return Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== null));
}

/** Contracts are made in kroner; pay in another currency is for somebody to count over. An amount is never taken without what it is for. */
function payOf({ salaryAmount, salaryCurrency, salaryInterval }: KnownPerson): Record<string, Value> {
  if (salaryAmount === null || (salaryCurrency !== null && salaryCurrency !== 'NOK')) return {};
  return { salaryAmount: Number(salaryAmount), salaryInterval: intervals[salaryInterval ?? 'yearly'] };
}

/** The person that a contract is for, as far as the caller may see them; null when it is for nobody yet. */
export async function readPersonFor(call: Prefilling & DocumentCall, companyUserId: string | null): Promise<KnownPerson | null> {
  if (companyUserId === null) return null;
  await requirePerson(call, companyUserId);
  const [person] = await readRecords({ company: call.company, secrets: call.services.secrets }, [companyUserId]);
  return person ?? call.fail('common.NotFound');
}
