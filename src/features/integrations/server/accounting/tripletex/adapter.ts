import { foldText } from '#features/people/contract/rules/fold-text.ts';
import { dayIn, type Clock } from '#kernel/server/clock.ts';
import type { AccountingConfig } from '#kernel/server/config.ts';
import {
  ProviderRefusal,
  type AccountingProvider,
  type Credentials,
  type ExternalFields,
  type ExternalPerson,
  type NewPersonChoices,
} from '../provider.ts';
import type { Line } from '../wire/line.ts';
import { hiddenValues, pickMatch } from '../wire/values.ts';
import { countriesOf } from './countries.ts';
import { listEmployees } from './list-employees.ts';
import { bodyOf, personOf, tripletexReads, tripletexWrites, type TripletexIds } from './person.ts';
import { openTripletex, type CallTripletex } from './session.ts';
import { changeNotices } from './subscriptions.ts';
import { Changed, Department, Employee, employeeFields, listOf } from './shapes.ts';
import { testTripletex } from './test-token.ts';

/** As many ids as fit into an address. */
const idsAtOnce = 200;

/** Tripletex, API 2.74 (integrations.23). */
export function createTripletex(
  settings: NonNullable<AccountingConfig['tripletex']>,
  { line, clock }: { line: Line; clock: Clock },
): AccountingProvider {
  const call = openTripletex(settings, { line, clock });
  const countries = countriesOf(call);
  const today = () => dayIn('Europe/Oslo', clock.now());
  const search = (credentials: Credentials, query: Record<string, string>): Promise<ExternalPerson[]> =>
    searchEmployees(call, { credentials, query, today: today() });
  const idsOf = async (credentials: Credentials, { department }: { department?: string | null | undefined }): Promise<TripletexIds> => ({
    countryIds: await countries(credentials),
    departmentIds: department ? await departmentsNamed(call, credentials, department) : new Map(),
  });
  return {
    system: 'tripletex',
    reads: tripletexReads,
    writes: tripletexWrites,
    notices: changeNotices(call),
    test: (credentials) => testTripletex(call, credentials),
    async *list(credentials) {
      for await (const employees of listEmployees(call, credentials)) yield employees.map((employee) => personOf(employee, today()));
    },
    read: async (credentials, externalIds) => {
      const found: ExternalPerson[] = [];
      for (let from = 0; from < externalIds.length; from += idsAtOnce)
        found.push(...(await search(credentials, { id: externalIds.slice(from, from + idsAtOnce).join(',') })));
      return found;
    },
    find: async (credentials, sought) => {
      const { employeeNumber, emailAddress } = sought.fields;
      const numbered = employeeNumber ? await search(credentials, { employeeNumber }) : [];
      return (
        pickMatch(numbered, sought) ?? (emailAddress ? pickMatch(await search(credentials, { email: emailAddress }), sought) : undefined)
      );
    },
    create: async (credentials, { fields, choices }) =>
      createEmployee(call, { credentials, ids: await idsOf(credentials, fields), fields, choices }),
    update: async (credentials, person, changes) =>
      changeEmployee(call, { credentials, ids: await idsOf(credentials, changes), person, changes, today: today() }),
  };
}

interface NewEmployee {
  credentials: Credentials;
  ids: TripletexIds;
  fields: ExternalFields;
  choices: NewPersonChoices;
}

async function createEmployee(call: CallTripletex, { credentials, ids, fields, choices }: NewEmployee): Promise<ExternalPerson> {
  const { body, written } = bodyOf(fields, ids);
  const department = body['department'] ?? (choices.departmentId === null ? undefined : { id: Number(choices.departmentId) });
  const { value } = await call(credentials, {
    method: 'POST',
    path: '/employee',
    body: { ...body, userType: choices.userType, ...(department !== undefined && { department }) },
    answer: Changed,
    hidden: hiddenValues(fields),
  });
  return { externalId: String(value.id), version: String(value.version), ownId: null, isActive: true, fields: written, unreadable: [] };
}

interface ChangedEmployee {
  credentials: Credentials;
  ids: TripletexIds;
  person: Pick<ExternalPerson, 'externalId' | 'version'>;
  changes: ExternalFields;
  today: string;
}

async function changeEmployee(call: CallTripletex, change: ChangedEmployee): Promise<ExternalPerson> {
  const { credentials, ids, person, changes, today } = change;
  const { body, written } = bodyOf(changes, ids);
  const before = await readOne(call, credentials, person.externalId);
  if (person.version !== null && person.version !== String(before.version)) throw changedMeanwhile();
  const known = personOf(before, today);
  if (Object.keys(written).length === 0) return known;
  const address = body.address && { ...wholeAddress(before), ...body.address };
  const { value } = await call(credentials, {
    method: 'PUT',
    path: `/employee/${before.id}`,
    body: { ...body, ...(address && { address }), version: before.version },
    answer: Changed,
    hidden: hiddenValues(changes),
  });
  return { ...known, version: String(value.version), fields: { ...known.fields, ...written } };
}

const changedMeanwhile = () => new ProviderRefusal('conflict', 'Somebody else has changed the employee meanwhile.');

async function searchEmployees(
  call: CallTripletex,
  { credentials, query, today }: { credentials: Credentials; query: Record<string, string>; today: string },
): Promise<ExternalPerson[]> {
  const { values } = await call(credentials, {
    method: 'GET',
    path: '/employee',
    query: { ...query, includeContacts: 'true', from: '0', count: '1000', sorting: 'id', fields: employeeFields },
    answer: listOf(Employee),
  });
  return values.map((employee) => personOf(employee, today));
}

async function readOne(call: CallTripletex, credentials: Credentials, externalId: string): Promise<Employee> {
  const { values } = await call(credentials, {
    method: 'GET',
    path: '/employee',
    query: { id: externalId, includeContacts: 'true', from: '0', count: '1', sorting: 'id', fields: employeeFields },
    answer: listOf(Employee),
  });
  const [employee] = values;
  if (employee) return employee;
  throw new ProviderRefusal('notFound', 'The employee is not there any more.', { status: 404 });
}

/** Tripletex keeps an address as one record, so a part of it is sent with the rest. */
function wholeAddress({ address }: Employee): object {
  const { addressLine1, addressLine2, postalCode, city, country } = address ?? {};
  const texts = Object.entries({ addressLine1, addressLine2, postalCode, city }).filter(([, value]) => value);
  return { ...Object.fromEntries(texts), ...(country && { country: { id: country.id } }) };
}

async function departmentsNamed(call: CallTripletex, credentials: Credentials, name: string): Promise<Map<string, number>> {
  const { values } = await call(credentials, {
    method: 'GET',
    path: '/department',
    query: { name, isInactive: 'false', from: '0', count: '1000', fields: 'id,name,isInactive' },
    answer: listOf(Department),
  });
  return new Map(values.toReversed().map((department) => [foldText(department.name ?? ''), department.id]));
}
