import type { Named } from '../../contract/entities.ts';
import type { Tested } from '../accounting/provider.ts';

/** What somebody says together with a key; what is absent is asked for where there is something to choose. */
export interface KeyChoices {
  clientId?: string | undefined;
  departmentId?: string | null | undefined;
  isOtherCompanyMeant: boolean;
}

/** What must be chosen before a key is kept. */
export interface OpenChoices {
  companyName: string;
  clients: readonly Named[];
  departments: readonly Named[];
  isOtherCompany: boolean;
}

export type ValidatedKey =
  | { kind: 'refused'; code: 'integrations.ClientNotFound' | 'integrations.DepartmentNotFound' }
  | ({ kind: 'choose' } & OpenChoices)
  | { kind: 'complete'; department: Named | null };

/** Whether a key that works can be kept with what was chosen, for a company of this organisation number (integrations.11). */
export function validateKey(tested: Tested, choices: KeyChoices, registryId: string | null): ValidatedKey {
  const { companyName, clients, departments } = tested;
  const { clientId, departmentId, isOtherCompanyMeant } = choices;
  if (clientId === undefined && clients.length > 0) return { kind: 'choose', companyName, clients, departments: [], isOtherCompany: false };
  if (clientId !== undefined && clients.length > 0 && !clients.some(({ id }) => id === clientId))
    return { kind: 'refused', code: 'integrations.ClientNotFound' };
  const department =
    departmentId === undefined && departments.length === 1 ? departments[0] : departments.find(({ id }) => id === departmentId);
  if (typeof departmentId === 'string' && !department) return { kind: 'refused', code: 'integrations.DepartmentNotFound' };
  const isOtherCompany = !isOtherCompanyMeant && isOther(tested.registryId, registryId);
  const isDepartmentOpen = departmentId === undefined && departments.length > 1;
  if (isOtherCompany || isDepartmentOpen)
    return { kind: 'choose', companyName, clients: [], departments: isDepartmentOpen ? departments : [], isOtherCompany };
  return { kind: 'complete', department: department ?? null };
}

function isOther(there: string | null, here: string | null): boolean {
  const [one, other] = [digitsOf(there), digitsOf(here)];
  return one !== '' && other !== '' && one !== other;
}

const digitsOf = (number: string | null): string => number?.replaceAll(/\D/g, '') ?? '';

/** Whether a new key opens the company that the former one opened: by the organisation number, else by the name. */
export function opensSameCompany(
  former: { companyName: string; registryId: string | null },
  tested: Pick<Tested, 'companyName' | 'registryId'>,
): boolean {
  if (former.registryId && tested.registryId) return !isOther(former.registryId, tested.registryId);
  return former.companyName.trim().toLowerCase() === tested.companyName.trim().toLowerCase();
}
