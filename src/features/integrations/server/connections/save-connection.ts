import { newId } from '#kernel/server/id.ts';
import type { ConnectAnswer } from '../../contract/endpoints-connections.ts';
import type { Named } from '../../contract/entities.ts';
import { connectionKind, type AccountingSystem } from '../../contract/kinds.ts';
import type { Credentials, NewPersonChoices, Tested } from '../accounting/provider.ts';
import { deleteApartWith } from '../comparison/store-apart.ts';
import { deleteLinksWith } from '../comparison/store-links.ts';
import { askToSubscribe } from '../hooks/subscribe.ts';
import { opensSameCompany } from '../rules/validate-key.ts';
import { resumeSyncs } from '../sync/resume-syncs.ts';
import { presentConnection } from './present-connections.ts';
import { sealCredentials } from './sealed-connections.ts';
import {
  insertConnection,
  lockConnection,
  readConnections,
  readFormerCompany,
  replaceKey,
  type ConnectionRow,
} from './store-connections.ts';
import type { ConnectingCall } from './try-key.ts';

/** A key that works, with what was chosen for it. */
export interface ConnectionKey {
  system: AccountingSystem;
  credentials: Credentials;
  tested: Tested;
  department: Named | null;
  userType: NewPersonChoices['userType'];
}

/** Connects a system with a key that was tried. */
export async function saveConnection(
  context: ConnectingCall<'integrations.ConnectionAlreadyExists'>,
  stored: ConnectionKey,
): Promise<ConnectAnswer> {
  const { company, actor, now, fail, audit } = context;
  const { system, tested } = stored;
  await lockConnection(company, system);
  if ((await readConnections(company, system)).length > 0) fail('integrations.ConnectionAlreadyExists', 409);
  const former = await readFormerCompany(company, system);
  if (former && !opensSameCompany(former, tested)) {
    await deleteLinksWith(company, system);
    await deleteApartWith(company, system);
  }
  const row = { connectionId: newId(), ...rowOf(context, stored), by: actor.member.companyUserId, now };
  const connectionId = await insertConnection(company, row);
  await askToSubscribe(context, system);
  audit({ entity: connectionKind, entityId: connectionId, after: loggedOf(row) });
  return connected(context, system);
}

/** Gives a connection a new key that was tried, where it opens the same company there. */
export async function saveKey(
  context: ConnectingCall<'integrations.CompanyConnectionNotFound' | 'integrations.CouldNotUpdateConnection'>,
  stored: ConnectionKey,
): Promise<ConnectAnswer> {
  const { company, now, fail, audit } = context;
  const { system, tested } = stored;
  await lockConnection(company, system);
  const [former] = await readConnections(company, system);
  if (!former) return fail('integrations.CompanyConnectionNotFound', 404);
  if (!opensSameCompany(former, tested))
    fail('integrations.CouldNotUpdateConnection', 409, { details: { former: former.companyName, opened: tested.companyName } });
  const row = rowOf(context, stored);
  await replaceKey(company, row, now);
  await resumeSyncs(company, context.services, system);
  await askToSubscribe(context, system);
  const [before, after] = [loggedOf(former), { ...loggedOf(row), hasNewKey: true }];
  audit({ entity: connectionKind, entityId: former.connectionId, before, after });
  return connected(context, system);
}

function rowOf({ company, services }: ConnectingCall, { system, credentials, tested, department, userType }: ConnectionKey) {
  return {
    system,
    credentials: sealCredentials(services, { companyId: company.id, system }, credentials),
    departmentId: department?.id ?? null,
    departmentName: department?.name ?? null,
    userType,
    companyName: tested.companyName,
    registryId: tested.registryId,
    missingPrivileges: [...tested.missingPrivileges],
  };
}

/** What the log says of a connection: never its key. */
export function loggedOf(
  row: Pick<ConnectionRow, 'system' | 'companyName' | 'departmentName' | 'userType' | 'missingPrivileges'>,
): Record<string, unknown> {
  const { system, companyName, departmentName, userType, missingPrivileges } = row;
  return { system, companyName, departmentName, userType, missingPrivileges };
}

async function connected(context: ConnectingCall, system: AccountingSystem): Promise<ConnectAnswer> {
  return { state: 'connected', integration: await presentConnection(context, system) };
}
