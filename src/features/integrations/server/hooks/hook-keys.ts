import type { Company } from '#kernel/server/database/unit.ts';
import { newId } from '#kernel/server/id.ts';
import type { SealedTable } from '#kernel/server/sealed-tables.ts';
import { storedSecrets } from '#kernel/server/secret-access.ts';
import type { Services } from '#kernel/server/services.ts';
import { newSecret } from '#kernel/server/session/cookies.ts';
import { renewSecret, revokeSecrets } from '#kernel/server/store-secret.ts';
import { tripletexSecrets } from '../../contract/endpoints-hooks.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';
import { deleteHook, insertHook, readHook, type HookRow } from './store-hooks.ts';

/** A system may tell of hundreds who were changed together, and is switched off there when it is refused too often. */
const maxMessages = 600;

/** The addresses that Tripletex tells changes to. */
export const hookSecrets = storedSecrets(tripletexSecrets, { mostCalls: maxMessages });

const table = 'change_hook';
const placeOf = (companyId: number, system: string): string => `${companyId}|${table}|${system}|keys`;

/** The secrets of hooks, sealed at rest. */
export const sealedHooks: SealedTable = {
  table,
  isOfCompanies: true,
  key: { system: 'text' },
  columns: ['keys'],
  placeOf: ({ companyId, key }) => placeOf(companyId, String(key['system'])),
};

interface HookKeys {
  /** Of the address. */
  secret: string;
  signingKey: string;
}

export function openHookKeys({ secrets }: Pick<Services, 'secrets'>, company: Company, { system, keys }: HookRow): HookKeys {
  // What `makeHook` has sealed.
  return JSON.parse(secrets.decrypt(keys, placeOf(company.id, system))) as HookKeys;
}

/** The hook of a connection, with secrets that are made once for it. */
export async function makeHook(company: Company, { secrets }: Pick<Services, 'secrets'>, system: AccountingSystem): Promise<HookRow> {
  const known = await readHook(company, system);
  if (known) return known;
  const hookId = newId();
  const secret = await renewSecret(company, { kind: tripletexSecrets, target: hookId });
  const made: HookKeys = { secret, signingKey: newSecret() };
  const keys = secrets.encrypt(JSON.stringify(made), placeOf(company.id, system));
  await insertHook(company, { hookId, system, keys });
  return { hookId, system, keys, subscriptions: [], state: null, lookAt: null };
}

/** From now on nothing is heard at the address of a connection. */
export async function endSubscription(company: Company, system: AccountingSystem): Promise<void> {
  const hookId = await deleteHook(company, system);
  if (hookId !== undefined) await revokeSecrets(company, { kind: tripletexSecrets, targets: [hookId] });
}
