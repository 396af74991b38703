import type { Company } from '#kernel/server/database/unit.ts';
import type { Fail } from '#kernel/server/failure.ts';
import type { Services } from '#kernel/server/services.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import type { AccountingProvider, Credentials, NewPersonChoices } from '../accounting/provider.ts';
import { providerOf } from './providers.ts';
import { openCredentials } from './sealed-connections.ts';
import { readConnections, type ConnectionRow } from './store-connections.ts';

/** A connection with its key, for as long as a call or a piece of work lasts. */
export interface OpenConnection {
  connectionId: string;
  system: AccountingSystem;
  /** Which of the connection's keys this is: what a former key comes to says nothing of the present one. */
  keyNumber: number;
  /** What was begun before says nothing of this connection: it may open another company. */
  connectedAt: Date;
  credentials: Credentials;
  choices: NewPersonChoices;
  provider: AccountingProvider;
}

interface Place {
  company: Company;
  services: Pick<Services, 'clock' | 'config' | 'database' | 'registers' | 'secrets'>;
}

/** The connection to a system; undefined when the company has none, its key was refused, or the installation lacks what the vendor gives. */
export async function openConnection(place: Place, system: AccountingSystem): Promise<OpenConnection | undefined> {
  const [row] = await readConnections(place.company, system);
  return row && opened(place, row);
}

/** Every connection that can be used. */
export async function openConnections(place: Place): Promise<OpenConnection[]> {
  const rows = await readConnections(place.company);
  return rows.flatMap((row) => opened(place, row) ?? []);
}

function opened({ company, services }: Place, row: ConnectionRow): OpenConnection | undefined {
  const { connectionId, system, keyNumber, connectedAt, departmentId, userType } = row;
  const provider = providerOf(services, system);
  if (!provider || row.state === 'disabled') return undefined;
  const credentials = openCredentials(services, { companyId: company.id, system }, row.credentials);
  return { connectionId, system, keyNumber, connectedAt, credentials, choices: { departmentId, userType }, provider };
}

type ConnectionCode = 'integrations.CompanyConnectionNotFound' | 'integrations.InvalidToken' | 'integrations.ProviderUnavailable';

/** The connection to a system, or why it cannot be used. */
export async function requireConnection(
  place: Place & { fail: (code: ConnectionCode) => never },
  system: AccountingSystem,
): Promise<OpenConnection> {
  const { company, services, fail } = place;
  const [row] = await readConnections(company, system);
  if (!row) return fail('integrations.CompanyConnectionNotFound');
  if (row.state === 'disabled') return fail('integrations.InvalidToken');
  return opened({ company, services }, row) ?? fail('integrations.ProviderUnavailable');
}

/** Refuses without a connection; with one whose key was refused, or that is not available now, what is kept of it can still be seen. */
export async function requireConnected(
  company: Company,
  system: AccountingSystem,
  fail: Fail<'integrations.CompanyConnectionNotFound'>,
): Promise<void> {
  const [row] = await readConnections(company, system);
  if (!row) fail('integrations.CompanyConnectionNotFound');
}
