import type { SealedTable } from '#kernel/server/sealed-tables.ts';
import type { Services } from '#kernel/server/services.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import type { Credentials } from '../accounting/provider.ts';

const table = 'accounting_connection';
const placeOf = (companyId: number, system: string): string => `${companyId}|${table}|${system}|credentials`;

/** The keys of connections, sealed at rest. */
export const sealedConnections: SealedTable = {
  table,
  isOfCompanies: true,
  key: { system: 'text' },
  columns: ['credentials'],
  placeOf: ({ companyId, key }) => placeOf(companyId, String(key['system'])),
};

type Place = { companyId: number; system: AccountingSystem };

export function sealCredentials({ secrets }: Pick<Services, 'secrets'>, { companyId, system }: Place, credentials: Credentials): string {
  return secrets.encrypt(JSON.stringify(credentials), placeOf(companyId, system));
}

export function openCredentials({ secrets }: Pick<Services, 'secrets'>, { companyId, system }: Place, sealed: string): Credentials {
  // What this file has sealed.
  return JSON.parse(secrets.decrypt(sealed, placeOf(companyId, system))) as Credentials;
}
