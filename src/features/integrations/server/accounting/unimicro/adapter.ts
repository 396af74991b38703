import { dayIn, type Clock } from '#kernel/server/clock.ts';
import {
  ProviderRefusal,
  type AccountingProvider,
  type Credentials,
  type ExternalFields,
  type ExternalPerson,
  type PersonQuery,
  type Tested,
} from '../provider.ts';
import { divideName } from '../../rules/divide-name.ts';
import type { UniMicroDirectory } from '../unimicro-directory.ts';
import type { Line } from '../wire/line.ts';
import { filled, hiddenValues, pickMatch } from '../wire/values.ts';
import type { CallUniMicro } from './call.ts';
import { openUniMicro, type UniMicroSettings } from './client.ts';
import { bodyOf, personOf, uniMicroReads, uniMicroWrites } from './person.ts';
import { Changed, Companies, employeeParts, Employees, type UniEmployee } from './shapes.ts';
import { unverified } from './unverified.ts';

const pageSize = 200;
const maxPages = 1000;
/** As many ids as fit into a filter. */
const idsAtOnce = 40;

interface Place {
  call: CallUniMicro;
  today: () => string;
}

/** Uni Micro, and what is asked of it before a company is connected (integrations.25). */
export function createUniMicro(
  settings: UniMicroSettings,
  { line, clock }: { line: Line; clock: Clock },
): { provider: AccountingProvider; directory: UniMicroDirectory } {
  const place: Place = { call: openUniMicro(settings, { line, clock }), today: () => dayIn('Europe/Oslo', clock.now()) };
  return { provider: providerOf(place), directory: { find: (registryId) => findCompany(place.call, registryId) } };
}

function providerOf(place: Place): AccountingProvider {
  return {
    system: 'unimicro',
    reads: uniMicroReads,
    writes: uniMicroWrites,
    hasOneName: true,
    test: (credentials) => testKey(place.call, credentials),
    async *list(credentials) {
      for await (const page of listEmployees(place.call, credentials)) yield page.map((employee) => personOf(employee, place.today()));
    },
    read: async (credentials, externalIds) =>
      (await readEmployees(place.call, credentials, externalIds)).map((one) => personOf(one, place.today())),
    find: (credentials, sought) => findPerson(place, credentials, sought),
    create: async (credentials, { ownId, fields }) => {
      const { body, written } = bodyOf(fields, { before: undefined, ownId });
      const made = await place.call(credentials, {
        method: 'POST',
        path: '/api/biz/employees',
        body,
        answer: Changed,
        hidden: hiddenValues(fields),
      });
      return {
        externalId: String(made.ID),
        version: unverified.versionOf(made),
        ownId: null,
        isActive: true,
        fields: written,
        unreadable: [],
      };
    },
    update: (credentials, person, changes) => changePerson(place, credentials, { person, changes }),
  };
}

async function testKey(call: CallUniMicro, credentials: Credentials): Promise<Tested> {
  const companies = await listCompanies(call);
  const company = companies.find(({ Key }) => Key.toLowerCase() === credentials.key.toLowerCase());
  if (!company) throw new ProviderRefusal('invalidKey', 'The installation does not see this company.');
  await call(credentials, { method: 'GET', path: '/api/biz/employees', query: { top: '1' }, answer: Employees });
  const registryId = filled(company.OrganizationNumber)?.replaceAll(/\D/g, '') ?? null;
  return {
    companyName: filled(company.Name) ?? registryId ?? 'Uni Micro',
    registryId,
    missingPrivileges: [],
    clients: [],
    departments: [],
  };
}

const listCompanies = (call: CallUniMicro) => call(undefined, { method: 'GET', path: '/api/init/companies', answer: Companies });

async function findCompany(call: CallUniMicro, registryId: string) {
  const company = (await listCompanies(call)).find(({ OrganizationNumber }) => OrganizationNumber?.replaceAll(/\D/g, '') === registryId);
  if (!company) return undefined;
  const credentials: Credentials = { key: company.Key, consumerToken: null, clientId: null };
  return {
    key: company.Key,
    companyName: filled(company.Name) ?? registryId,
    administrators: await unverified.administrators(call, credentials),
  };
}

/** All employees in the order of their ids, each page from where the one before ended: nobody who comes or goes moves the others. */
async function* listEmployees(call: CallUniMicro, credentials: Credentials): AsyncGenerator<UniEmployee[]> {
  let last = 0;
  for (let page = 0; page < maxPages; page += 1) {
    const values = await search(call, credentials, `ID gt ${last}`);
    const fresh = values.filter(({ ID }) => ID > last).toSorted((one, other) => one.ID - other.ID);
    if (fresh.length < values.length) break;
    if (fresh.length > 0) yield fresh;
    if (values.length < pageSize) return;
    last = fresh.at(-1)?.ID ?? last;
  }
  throw new ProviderRefusal('unavailable', 'Its list of employees does not end.');
}

function search(call: CallUniMicro, credentials: Credentials, filter: string): Promise<UniEmployee[]> {
  const query = { filter, orderby: 'ID', top: String(pageSize), expand: employeeParts };
  return call(credentials, { method: 'GET', path: '/api/biz/employees', query, answer: Employees });
}

async function readEmployees(call: CallUniMicro, credentials: Credentials, externalIds: readonly string[]): Promise<UniEmployee[]> {
  const wanted = externalIds.filter((id) => /^\d+$/.test(id));
  const found: UniEmployee[] = [];
  for (let from = 0; from < wanted.length; from += idsAtOnce) {
    const filter = wanted.slice(from, from + idsAtOnce).map((id) => `ID eq ${id}`);
    found.push(...(await search(call, credentials, filter.join(' or '))));
  }
  return found;
}

/** By the employee number, else among all: which filters reach into e-mail addresses and national numbers is not described. */
async function findPerson({ call, today }: Place, credentials: Credentials, sought: PersonQuery): Promise<ExternalPerson | undefined> {
  const number = /^\d+$/.exec(sought.fields.employeeNumber ?? '')?.[0];
  const numbered = number === undefined ? [] : await search(call, credentials, `EmployeeNumber eq ${number}`);
  const besideOurs = (employee: UniEmployee): ExternalPerson => {
    const person = personOf(employee, today());
    return { ...person, fields: divideName(sought.fields, person.fields) };
  };
  const found = pickMatch(numbered.map(besideOurs), sought);
  if (found || (!sought.fields.emailAddress && !sought.fields.socialSecurityNumber)) return found;
  const all: ExternalPerson[] = [];
  for await (const page of listEmployees(call, credentials)) all.push(...page.map(besideOurs));
  return pickMatch(all, sought);
}

interface Change {
  person: Pick<ExternalPerson, 'externalId' | 'version'>;
  changes: ExternalFields;
}

/** It takes no version, so the time of the last change is looked at right before. */
async function changePerson({ call, today }: Place, credentials: Credentials, { person, changes }: Change): Promise<ExternalPerson> {
  const [before] = await readEmployees(call, credentials, [person.externalId]);
  if (!before) throw new ProviderRefusal('notFound', 'The employee is not there any more.', { status: 404 });
  const known = personOf(before, today());
  if (person.version !== null && person.version !== known.version)
    throw new ProviderRefusal('conflict', 'Somebody else has changed the employee meanwhile.');
  const { body, written } = bodyOf(changes, { before, ownId: `${before.ID}|${known.version}` });
  if (Object.keys(written).length === 0) return known;
  const path = `/api/biz/employees/${before.ID}`;
  const changed = await call(credentials, { method: 'PUT', path, body, answer: Changed, hidden: hiddenValues(changes) });
  return { ...known, version: unverified.versionOf(changed), fields: { ...known.fields, ...written } };
}
