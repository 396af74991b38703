import type { TestServer } from '#testing/server.ts';
import { accountingSystems, comparedFields, type AccountingSystem } from '../contract/kinds.ts';
import {
  ProviderRefusal,
  type AccountingProvider,
  type Credentials,
  type ExternalPerson,
  type RefusalKind,
  type Tested,
} from '../server/accounting/provider.ts';
import type { UniMicroCompany } from '../server/accounting/unimicro-directory.ts';
import { standInDirectory, standInProviders } from '../server/connections/providers.ts';

/** Systems that know keys, and no people: for tests of connections. */
export interface KeySystems {
  /** What each key opens; a key that is not here is refused. */
  opens: Map<string, Partial<Tested> | RefusalKind>;
  /** The keys that were tried, the newest last. */
  tried: Credentials[];
  /** The companies that the installation sees in Uni Micro, by organisation number. */
  directory: Map<string, UniMicroCompany | RefusalKind>;
}

/** Lets an installation speak with systems that know these keys, instead of those of its configuration. */
export function setUpKeySystems(
  { services }: Pick<TestServer, 'services'>,
  systems: readonly AccountingSystem[] = accountingSystems,
): KeySystems {
  const known: KeySystems = { opens: new Map(), tried: [], directory: new Map() };
  const reads = new Set(comparedFields);
  const writes = new Set(comparedFields.filter((field) => field !== 'startDate' && field !== 'endDate'));
  // Connecting tries keys, and linking reads one person; nothing else is asked.
  const providers = systems.map(
    (system) => ({ system, reads, writes, test: (key: Credentials) => test(known, key), read }) as unknown as AccountingProvider,
  );
  const entries = new Map<string, ReadonlyMap<string, unknown>>([
    [standInProviders.name, new Map(providers.map((provider) => [provider.system, provider]))],
    [standInDirectory.name, new Map([['test', { find: (registryId: string) => find(known, registryId) }]])],
  ]);
  const { of } = services.registers;
  services.registers = {
    of: (asked) => {
      const instead: ReadonlyMap<never, never> | undefined = entries.get(asked.name) as ReadonlyMap<never, never> | undefined;
      return instead ?? of(asked);
    },
  };
  return known;
}

async function test({ opens, tried }: KeySystems, credentials: Credentials): Promise<Tested> {
  tried.push(credentials);
  const found = opens.get(credentials.key) ?? 'invalidKey';
  if (typeof found === 'string') throw new ProviderRefusal(found, 'The module “employees” is missing.');
  return { companyName: 'Fjord og Fjell AS', registryId: null, missingPrivileges: [], clients: [], departments: [], ...found };
}

async function read(_credentials: Credentials, ids: readonly string[]): Promise<ExternalPerson[]> {
  const fields = { firstName: 'Kari', lastName: 'Hansen' };
  return ids.map((externalId) => ({ externalId, version: null, ownId: null, isActive: true, unreadable: [], fields }));
}

async function find({ directory }: KeySystems, registryId: string): Promise<UniMicroCompany | undefined> {
  const found = directory.get(registryId);
  if (typeof found === 'string') throw new ProviderRefusal(found, 'It does not answer.');
  return found;
}
