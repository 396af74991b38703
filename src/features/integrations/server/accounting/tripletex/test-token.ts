import type { Named } from '../../../contract/entities.ts';
import { ProviderRefusal, type Credentials, type Tested } from '../provider.ts';
import { filled } from '../wire/values.ts';
import type { CallTripletex } from './session.ts';
import { Client, Company, Department, Employee, listOf, WhoAmI } from './shapes.ts';

/** What calls name the token's own company by, among the clients of an accountant. */
const ownCompany = '0';

/** What a token opens: its company or the chosen client, the clients of an accountant with their own company, and what it lacks. */
export async function testTripletex(call: CallTripletex, credentials: Credentials): Promise<Tested> {
  const own = { ...credentials, clientId: null };
  const { value: me } = await call(own, { method: 'GET', path: '/token/session/>whoAmI', query: { fields: 'companyId' }, answer: WhoAmI });
  const ownId = String(me.companyId);
  const clients = (await orWithout(listClients(call, own))) ?? [];
  const { clientId } = credentials;
  const isOwn = clientId === null || clientId === ownCompany;
  const company = await readCompany(call, credentials, isOwn ? ownId : clientId);
  await call(credentials, {
    method: 'GET',
    path: '/employee',
    query: { from: '0', count: '1', fields: 'id,version' },
    answer: listOf(Employee.pick({ id: true, version: true })),
  });
  const departments = await orWithout(listDepartments(call, credentials));
  const ownName = isOwn || clients.length === 0 ? company.name : (await readCompany(call, own, ownId)).name;
  return {
    companyName: company.name,
    registryId: company.registryId,
    missingPrivileges: departments === undefined ? ['department'] : [],
    clients: clients.length === 0 ? [] : [{ id: ownCompany, name: ownName }, ...clients],
    departments: departments ?? [],
  };
}

async function readCompany(
  call: CallTripletex,
  credentials: Credentials,
  id: string,
): Promise<{ name: string; registryId: string | null }> {
  const { value } = await call(credentials, {
    method: 'GET',
    path: `/company/${id}`,
    query: { fields: 'name,organizationNumber' },
    answer: Company,
  });
  return { name: filled(value.name) ?? id, registryId: filled(value.organizationNumber)?.replaceAll(/\D/g, '') ?? null };
}

/** Undefined where the token lacks the privilege. */
async function orWithout<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ProviderRefusal && error.kind === 'noPermission') return undefined;
    throw error;
  }
}

async function listClients(call: CallTripletex, credentials: Credentials): Promise<Named[]> {
  const { values } = await call(credentials, {
    method: 'GET',
    path: '/company/>withLoginAccess',
    query: { from: '0', count: '1000', fields: 'id,name,organizationNumber' },
    answer: listOf(Client),
  });
  return values.map(({ id, name }) => ({ id: String(id), name: filled(name) ?? String(id) }));
}

async function listDepartments(call: CallTripletex, credentials: Credentials): Promise<Named[]> {
  const { values } = await call(credentials, {
    method: 'GET',
    path: '/department',
    query: { isInactive: 'false', from: '0', count: '1000', fields: 'id,name,isInactive' },
    answer: listOf(Department),
  });
  return values.map(({ id, name }) => ({ id: String(id), name: filled(name) ?? String(id) }));
}
