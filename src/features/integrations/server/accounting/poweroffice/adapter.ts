import { dayIn, type Clock } from '#kernel/server/clock.ts';
import {
  ProviderRefusal,
  type AccountingProvider,
  type Credentials,
  type ExternalFields,
  type ExternalPerson,
  type NewPersonChoices,
  type Tested,
} from '../provider.ts';
import type { Line } from '../wire/line.ts';
import { filled, hiddenValues, pickMatch } from '../wire/values.ts';
import { besideEmployees, listDepartments, type BesideEmployees } from './employee-lookups.ts';
import { openPowerOffice, type PowerOffice, type PowerOfficeSettings } from './client.ts';
import { newEmployee, partsOf, patchOf, personOf, powerOfficeReads, powerOfficeWrites } from './person.ts';
import { Employee, Employees, Information, type GoEmployee } from './shapes.ts';

/** More are found faster in the whole list: each costs a call of its own. */
const maxSingles = 50;

interface Place {
  go: PowerOffice;
  beside: BesideEmployees;
  today: () => string;
}

/** PowerOffice Go, API v2 (integrations.24). */
export function createPowerOffice(settings: PowerOfficeSettings, { line, clock }: { line: Line; clock: Clock }): AccountingProvider {
  const go = openPowerOffice(settings, { line, clock });
  const place: Place = { go, beside: besideEmployees(go, clock), today: () => dayIn('Europe/Oslo', clock.now()) };
  return {
    system: 'poweroffice',
    reads: powerOfficeReads,
    writes: powerOfficeWrites,
    test: (credentials) => testKey(go, credentials),
    list: (credentials) => listPeople(place, credentials),
    read: (credentials, externalIds) => readPeople(place, credentials, externalIds),
    find: async (credentials, sought) => {
      const { ownId, fields } = sought;
      const number = /^\d+$/.exec(fields.employeeNumber ?? '')?.[0];
      const own = await search(place, credentials, { externalImportReference: ownId });
      const found = own.length > 0 || number === undefined ? own : await search(place, credentials, { employeeNos: number });
      return pickMatch(found, sought);
    },
    create: (credentials, person) => createPerson(place, credentials, person),
    update: (credentials, person, changes) => changePerson(place, credentials, { person, changes }),
  };
}

/** What a sync needs, by PowerOffice's names; the accounts are only compared. */
const neededPrivileges = ['Employee_Full', 'Department', 'EmployeeBankAccounts'];

async function testKey(go: PowerOffice, credentials: Credentials): Promise<Tested> {
  const said = await go.call(credentials, { method: 'GET', path: '/ClientIntegrationInformation', answer: Information });
  const valid = (said.validprivileges ?? []).map((name) => name.toLowerCase());
  const lacking = neededPrivileges.filter((needed) => !valid.some((name) => name.startsWith(needed.toLowerCase())));
  const departments = await listDepartments(go, credentials);
  return {
    companyName: filled(said.clientname) ?? filled(said.clientid) ?? 'PowerOffice Go',
    registryId: null,
    missingPrivileges: [...new Set([...(said.invalidprivileges ?? []).flatMap((name) => filled(name) ?? []), ...lacking])],
    clients: [],
    departments: departments ?? [],
  };
}

async function* listPeople({ go, beside, today }: Place, credentials: Credentials): AsyncGenerator<ExternalPerson[]> {
  for await (const page of go.pages(credentials, { path: '/Employees', answer: Employees })) {
    const named = await beside.of(credentials, page);
    yield page.map((employee) => personOf(employee, named, today()));
  }
}

async function readPeople(place: Place, credentials: Credentials, externalIds: readonly string[]): Promise<ExternalPerson[]> {
  if (externalIds.length > maxSingles) {
    const wanted = new Set(externalIds);
    const found: ExternalPerson[] = [];
    for await (const page of listPeople(place, credentials)) found.push(...page.filter(({ externalId }) => wanted.has(externalId)));
    return found;
  }
  const found: GoEmployee[] = [];
  for (const externalId of externalIds) {
    const employee = await readOne(place.go, credentials, externalId);
    if (employee) found.push(employee);
  }
  return people(place, credentials, found);
}

async function people({ beside, today }: Place, credentials: Credentials, employees: readonly GoEmployee[]): Promise<ExternalPerson[]> {
  if (employees.length === 0) return [];
  const named = await beside.of(credentials, employees);
  return employees.map((employee) => personOf(employee, named, today()));
}

async function readOne(go: PowerOffice, credentials: Credentials, externalId: string): Promise<GoEmployee | undefined> {
  if (!/^\d+$/.test(externalId)) return undefined;
  try {
    return await go.call(credentials, { method: 'GET', path: `/Employees/${externalId}`, answer: Employee });
  } catch (error) {
    if (error instanceof ProviderRefusal && error.kind === 'notFound') return undefined;
    throw error;
  }
}

async function search(place: Place, credentials: Credentials, query: Record<string, string>): Promise<ExternalPerson[]> {
  const found: GoEmployee[] = [];
  for await (const page of place.go.pages(credentials, { path: '/Employees', query, answer: Employees })) found.push(...page);
  return people(place, credentials, found);
}

interface NewPerson {
  ownId: string;
  fields: ExternalFields;
  choices: NewPersonChoices;
}

async function createPerson(place: Place, credentials: Credentials, { ownId, fields, choices }: NewPerson): Promise<ExternalPerson> {
  const { parts, fields: written } = partsOf(fields, await place.beside.departments(credentials));
  const body = {
    ...(choices.departmentId !== null && { DepartmentId: Number(choices.departmentId) }),
    ...newEmployee(parts),
    ExternalImportReference: ownId,
  };
  const made = await place.go.call(credentials, {
    method: 'POST',
    path: '/Employees',
    body,
    answer: Employee,
    hidden: hiddenValues(fields),
  });
  return {
    externalId: String(made.id),
    version: filled(made.lastchangeddatetimeoffset),
    ownId,
    isActive: true,
    fields: written,
    unreadable: [],
  };
}

interface Change {
  person: Pick<ExternalPerson, 'externalId' | 'version'>;
  changes: ExternalFields;
}

/** PowerOffice takes no version, so the time of the last change is looked at right before. */
async function changePerson(place: Place, credentials: Credentials, { person, changes }: Change): Promise<ExternalPerson> {
  const { parts, fields } = partsOf(changes, await place.beside.departments(credentials));
  const before = await readOne(place.go, credentials, person.externalId);
  if (!before) throw new ProviderRefusal('notFound', 'The employee is not there any more.', { status: 404 });
  if (person.version !== null && person.version !== filled(before.lastchangeddatetimeoffset))
    throw new ProviderRefusal('conflict', 'Somebody else has changed the employee meanwhile.');
  const [known] = await people(place, credentials, [before]);
  if (!known) throw new Error('An employee is no person');
  if (parts.length === 0) return known;
  const changed = await place.go.call(credentials, {
    method: 'PATCH',
    path: `/Employees/${before.id}`,
    body: patchOf(parts, { hasAddress: Boolean(before.mailaddress) }),
    answer: Employee,
    hidden: hiddenValues(changes),
  });
  return { ...known, version: filled(changed.lastchangeddatetimeoffset), fields: { ...known.fields, ...fields } };
}
