import { comparedFields, type AccountingSystem, type ComparedField } from '../contract/kinds.ts';
import { areSame } from '../server/rules/match-people.ts';
import {
  ProviderRefusal,
  type AccountingProvider,
  type ExternalFields,
  type ExternalPerson,
  type RefusalKind,
  type PersonQuery,
} from '../server/accounting/provider.ts';

/** The calls to the system, which are counted and can be made to fail. */
export type ProviderCall = 'list' | 'read' | 'find' | 'create' | 'update';

export interface InMemoryProvider extends AccountingProvider {
  /** Everybody there, as they are now. */
  readonly people: ExternalPerson[];
  /** How often each question was asked. */
  readonly asked: Record<ProviderCall, number>;
  /** Called before and after each question; it throws a refusal to fail it. After a change it fails with the change made. */
  fault: (asked: ProviderCall, moment: 'before' | 'after') => Promise<void> | void;
  /** Whether somebody is found by the id that is kept for us. */
  isFoundById: boolean;
  /** Fields that it leaves out when they are sent, as systems do with a department that is not there. */
  leavesOut: Set<ComparedField>;
  /** Adds somebody, as a colleague there would. */
  add: (fields: ExternalFields, more?: Partial<Omit<ExternalPerson, 'fields'>>) => ExternalPerson;
}

const pageSize = 500;
const neverThere: readonly ComparedField[] = ['position'];

/** A system with people in memory, for tests that hold for any system. It stores our ids, requires versions and refuses an id that is taken. */
export function inMemoryProvider(system: AccountingSystem = 'tripletex', people: ExternalPerson[] = []): InMemoryProvider {
  const asked: Record<ProviderCall, number> = { list: 0, read: 0, find: 0, create: 0, update: 0 };
  const reads = new Set(comparedFields.filter((field) => !neverThere.includes(field)));
  // As in Tripletex, dates belong to an employment and are only read.
  const writes = new Set([...reads].filter((field) => field !== 'startDate' && field !== 'endDate'));
  let lastId = people.length;

  const answering = async <T>(question: ProviderCall, answer: () => T): Promise<T> => {
    asked[question] += 1;
    await provider.fault(question, 'before');
    const given = answer();
    await provider.fault(question, 'after');
    return structuredClone(given);
  };
  const add: InMemoryProvider['add'] = (fields, more = {}) => {
    lastId += 1;
    const person = { externalId: String(lastId), version: '1', ownId: null, isActive: true, unreadable: [], ...more, fields };
    people.push(person);
    return person;
  };
  const taken = (fields: ExternalFields, own?: ExternalPerson): boolean =>
    people.some((person) => person !== own && !!fields.emailAddress && person.fields.emailAddress === fields.emailAddress);
  const provider: InMemoryProvider = {
    system,
    reads,
    writes,
    people,
    asked,
    fault: () => undefined,
    isFoundById: true,
    leavesOut: new Set(),
    add,
    test: async () => ({ companyName: 'Fjord og Fjell AS', registryId: null, missingPrivileges: [], clients: [], departments: [] }),
    async *list() {
      for (let first = 0; first === 0 || first < people.length; first += pageSize)
        yield await answering('list', () => people.slice(first, first + pageSize));
    },
    read: (_credentials, ids) => answering('read', () => people.filter(({ externalId }) => ids.includes(externalId))),
    find: (_credentials, sought) => answering('find', () => findAmong(people, sought, provider)),
    create: (_credentials, { ownId, fields }) =>
      answering('create', () => {
        if (taken(fields)) throw new ProviderRefusal('conflict', 'E-posten er i bruk');
        return add(kept(fields, provider), { ownId });
      }),
    update: (_credentials, { externalId, version }, changes) =>
      answering('update', () => {
        const person = people.find((one) => one.externalId === externalId);
        if (!person) throw new ProviderRefusal('notFound', 'Den ansatte finnes ikke');
        if (person.version !== version) throw new ProviderRefusal('conflict', 'Den ansatte er endret');
        if (taken(changes, person)) throw new ProviderRefusal('conflict', 'E-posten er i bruk');
        person.fields = { ...person.fields, ...kept(changes, provider) };
        person.version = String(Number(version) + 1);
        return person;
      }),
  };
  return provider;
}

const kept = (fields: ExternalFields, { writes, leavesOut }: Pick<InMemoryProvider, 'writes' | 'leavesOut'>): ExternalFields => {
  const taken = comparedFields.filter((field) => field in fields && writes.has(field) && !leavesOut.has(field));
  return Object.fromEntries(taken.map((field) => [field, fields[field]]));
};

function findAmong(
  people: readonly ExternalPerson[],
  { ownId, fields, except, isNew }: PersonQuery,
  { isFoundById }: Pick<InMemoryProvider, 'isFoundById'>,
): ExternalPerson | undefined {
  const others = people.filter(({ externalId }) => !except?.has(externalId));
  const ours = { companyUserId: ownId, isProposed: true, fields };
  return (
    (isFoundById ? others.find((person) => person.ownId === ownId) : undefined) ??
    others.find((person) => isAlike(person.fields, fields) || (isNew && areSame(ours, person)))
  );
}

function isAlike(one: ExternalFields, other: ExternalFields): boolean {
  const sharesSign = (['employeeNumber', 'emailAddress'] as const).some((field) => !!one[field] && one[field] === other[field]);
  return sharesSign && one.lastName === other.lastName;
}

/** Fails all calls of some kinds, from now on or a number of times. */
export function failing(
  kind: RefusalKind,
  { on, moment = 'before', times = Infinity }: { on: readonly ProviderCall[]; moment?: 'before' | 'after'; times?: number },
) {
  let left = times;
  return (asked: ProviderCall, now: 'before' | 'after'): void => {
    if (!on.includes(asked) || now !== moment || left <= 0) return;
    left -= 1;
    throw new ProviderRefusal(kind, 'Tjenesten svarte ikke');
  };
}
