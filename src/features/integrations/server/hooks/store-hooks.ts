import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { AccountingSystem } from '../../contract/kinds.ts';

export interface HookRow {
  hookId: string;
  system: AccountingSystem;
  /** Sealed. */
  keys: string;
  subscriptions: string[];
  state: HookState | null;
  lookAt: Date | null;
}

/** `refused`: the system takes no subscription from this key. */
export type HookState = 'told' | 'refused';

const columns = sql`id as "hookId", system, keys, subscriptions, state, look_at as "lookAt"`;

export async function readHook(company: Company, system: AccountingSystem): Promise<HookRow | undefined> {
  const { rows } = await sql<HookRow>`
    select ${columns} from change_hook where company_id = ${company.id} and system = ${system}
  `.execute(company.tx);
  return rows[0];
}

/** The hook that an address belongs to. */
export async function readHookOf(company: Company, hookId: string): Promise<HookRow | undefined> {
  const { rows } = await sql<HookRow>`
    select ${columns} from change_hook where company_id = ${company.id} and id = ${hookId}::uuid
  `.execute(company.tx);
  return rows[0];
}

export async function insertHook(company: Company, { hookId, system, keys }: Pick<HookRow, 'hookId' | 'system' | 'keys'>): Promise<void> {
  await sql`
    insert into change_hook (company_id, system, id, keys) values (${company.id}, ${system}, ${hookId}::uuid, ${keys})
  `.execute(company.tx);
}

/** Notes how the subscriptions stand; false when the hook is gone. */
export async function writeSubscriptions(
  company: Company,
  hookId: string,
  { subscriptions, state }: Pick<HookRow, 'subscriptions' | 'state'>,
): Promise<boolean> {
  const { rows } = await sql`
    update change_hook set subscriptions = ${subscriptions}::text[], state = ${state}
    where company_id = ${company.id} and id = ${hookId}::uuid returning id
  `.execute(company.tx);
  return rows.length > 0;
}

/** Plans a look, unless another message has planned one meanwhile. */
export async function writeLook(company: Company, { hookId, lookAt }: Pick<HookRow, 'hookId' | 'lookAt'>, next: Date): Promise<boolean> {
  const { rows } = await sql`
    update change_hook set look_at = ${next}::timestamptz
    where company_id = ${company.id} and id = ${hookId}::uuid and look_at is not distinct from ${lookAt}::timestamptz returning id
  `.execute(company.tx);
  return rows.length > 0;
}

/** Deletes a hook and answers its id. */
export async function deleteHook(company: Company, system: AccountingSystem): Promise<string | undefined> {
  const { rows } = await sql<{ hookId: string }>`
    delete from change_hook where company_id = ${company.id} and system = ${system} returning id as "hookId"
  `.execute(company.tx);
  return rows[0]?.hookId;
}
