import { hash } from 'node:crypto';
import type { Clock } from '#kernel/server/clock.ts';
import type { Named } from '../../../contract/entities.ts';
import { ProviderRefusal, type Credentials } from '../provider.ts';
import { createValueCache } from '../wire/value-cache.ts';
import { filled } from '../wire/values.ts';
import type { PowerOffice } from './client.ts';
import type { EmployeeLookups } from './person.ts';
import { BankAccounts, Departments, Information, type GoEmployee } from './shapes.ts';

/** As many ids as fit into an address. */
const idsAtOnce = 200;
const keptSeconds = 300;

export interface BesideEmployees {
  /** Active departments, by id; undefined without the privilege. */
  departments: (credentials: Credentials) => Promise<EmployeeLookups['departments']>;
  /** What the employees of a page name by ids only. */
  of: (credentials: Credentials, employees: readonly GoEmployee[]) => Promise<EmployeeLookups>;
}

/** Departments and privileges are kept for some minutes: each person that is changed needs them. */
export function besideEmployees(go: PowerOffice, clock: Clock): BesideEmployees {
  const cache = createValueCache<{ departments: EmployeeLookups['departments']; mayReadAccounts: boolean }>(clock);
  const known = (credentials: Credentials) =>
    cache(hash('sha256', credentials.key), async () => {
      const { validprivileges } = await go.call(credentials, { method: 'GET', path: '/ClientIntegrationInformation', answer: Information });
      const mayReadAccounts = (validprivileges ?? []).some((name) => /^EmployeeBankAccounts/i.test(name));
      const departments = await listDepartments(go, credentials);
      const byId = departments && new Map(departments.map(({ id, name }) => [Number(id), name]));
      return { value: { departments: byId, mayReadAccounts }, until: new Date(clock.now().getTime() + keptSeconds * 1000) };
    });
  return {
    departments: async (credentials) => (await known(credentials)).departments,
    of: async (credentials, employees) => {
      const { departments, mayReadAccounts } = await known(credentials);
      return { departments, accounts: mayReadAccounts ? await accountsOf(go, credentials, employees) : undefined };
    },
  };
}

/** Undefined where the key lacks the privilege. */
export async function listDepartments(go: PowerOffice, credentials: Credentials): Promise<Named[] | undefined> {
  const found: Named[] = [];
  const list = { path: '/Departments', query: { isActive: 'true' }, answer: Departments };
  return orWithout(async () => {
    for await (const page of go.pages(credentials, list))
      found.push(...page.map(({ id, name }) => ({ id: String(id), name: filled(name) ?? String(id) })));
    return found;
  });
}

async function accountsOf(
  go: PowerOffice,
  credentials: Credentials,
  employees: readonly GoEmployee[],
): Promise<EmployeeLookups['accounts']> {
  const owners = employees.filter(({ salarybankaccountid: accountId }) => accountId).map(({ id }) => id);
  const accounts = new Map<number, string>();
  return orWithout(async () => {
    for (let from = 0; from < owners.length; from += idsAtOnce) {
      const contactIds = owners.slice(from, from + idsAtOnce).join(',');
      for await (const page of go.pages(credentials, { path: '/ContactBankAccounts', query: { contactIds }, answer: BankAccounts }))
        for (const { id, bankaccountnumber: number } of page) accounts.set(id, (number ?? '').replaceAll(/[\s.]/g, ''));
    }
    return accounts;
  });
}

async function orWithout<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderRefusal && error.kind === 'noPermission') return undefined;
    throw error;
  }
}
