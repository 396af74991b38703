import { hash } from 'node:crypto';
import { readRegistration } from '#features/company/server/public.ts';
import type { Services } from '#kernel/server/services.ts';
import { readPeopleHere } from '../../comparison/people-here.ts';
import { ProviderRefusal, type AccountingProvider, type Credentials, type ExternalFields, type ExternalPerson } from '../provider.ts';
import { tripletexReads, tripletexWrites } from '../tripletex/person.ts';
import { filled, pickMatch } from '../wire/values.ts';
import { newcomers, seenThere } from './demo-people.ts';

type DemoServices = Pick<Services, 'database' | 'secrets'>;

/** The key of a demo company: nobody can make one for another company. */
export function demoKeyOf({ secrets }: Pick<Services, 'secrets'>, companyId: number): string {
  return `demo-${companyId}-${secrets.digest(String(companyId), 'demo-accounting')}`;
}

/**
 * Stands for Tripletex in a demo, where nothing leaves the machine: most of a demo company's own people, some of whom differ, and a few who are
 * only there (integrations.27). What is changed there is forgotten when the process ends.
 */
export function createDemoProvider(services: DemoServices): AccountingProvider {
  const known = new Map<number, Promise<Map<string, ExternalPerson>>>();
  const peopleOf = async (credentials: Credentials): Promise<Map<string, ExternalPerson>> => {
    const companyId = companyOf(services, credentials);
    const reading = known.get(companyId) ?? readPeople(services, companyId);
    known.set(companyId, reading);
    reading.catch(() => known.delete(companyId));
    return reading;
  };
  return {
    system: 'tripletex',
    reads: tripletexReads,
    writes: tripletexWrites,
    test: async (credentials) => {
      const { name, registryId } = await services.database.forCompany(companyOf(services, credentials), readRegistration);
      return { companyName: name, registryId, missingPrivileges: [], clients: [], departments: [] };
    },
    async *list(credentials) {
      yield [...(await peopleOf(credentials)).values()];
    },
    read: async (credentials, externalIds) => {
      const people = await peopleOf(credentials);
      return externalIds.flatMap((externalId) => people.get(externalId) ?? []);
    },
    find: async (credentials, sought) => pickMatch([...(await peopleOf(credentials)).values()], sought),
    create: async (credentials, { ownId, fields }) => {
      const person = personOf(ownId, taken(fields));
      (await peopleOf(credentials)).set(person.externalId, person);
      return person;
    },
    update: async (credentials, { externalId, version }, changes) => {
      const people = await peopleOf(credentials);
      const before = people.get(externalId);
      if (!before) throw new ProviderRefusal('notFound', 'The employee is not there any more.');
      if (version !== null && version !== before.version)
        throw new ProviderRefusal('conflict', 'Somebody else has changed the employee meanwhile.');
      const after = { ...before, version: String(Number(before.version) + 1), fields: { ...before.fields, ...taken(changes) } };
      people.set(externalId, after);
      return after;
    },
  };
}

function companyOf(services: DemoServices, { key }: Credentials): number {
  const companyId = Number(/^demo-(\d{1,9})-/.exec(key)?.[1]);
  if (Number.isSafeInteger(companyId) && key === demoKeyOf(services, companyId)) return companyId;
  throw new ProviderRefusal('invalidKey', 'A demo knows no keys but its own.');
}

async function readPeople({ database, secrets }: DemoServices, companyId: number): Promise<Map<string, ExternalPerson>> {
  const here = await database.forCompany(companyId, (company) => readPeopleHere({ company, services: { secrets } }));
  const proposed = here.filter(({ isProposed }) => isProposed).map(({ companyUserId, fields }) => ({ companyUserId, fields }));
  const there = seenThere(proposed).map(({ companyUserId, fields }) => personOf(companyUserId, fields));
  return new Map(
    [...there, ...newcomers.map((fields) => personOf(String(fields.employeeNumber), fields))].map((one) => [one.externalId, one]),
  );
}

/** The same id for the same person in each process. */
function personOf(id: string, fields: ExternalFields): ExternalPerson {
  const externalId = String(Number.parseInt(hash('sha256', id).slice(0, 7), 16) + 1000);
  return { externalId, version: '1', ownId: null, isActive: true, fields, unreadable: [] };
}

const taken = (fields: ExternalFields): ExternalFields =>
  Object.fromEntries([...tripletexWrites].flatMap((field) => (filled(fields[field]) === null ? [] : [[field, fields[field]]])));
