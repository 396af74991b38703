import type { Unit } from '#kernel/server/database/unit.ts';
import { tables } from '#kernel/server/database/unit.ts';

export type KeyPurpose = 'signing' | 'cookie';
interface KeyTable {
  id: string;
  purpose: KeyPurpose;
  sealed: string;
  created_at: Date;
  retired_at: Date | null;
}
const db = tables<{ identity_key: KeyTable }>();

export interface StoredKey {
  id: string;
  purpose: KeyPurpose;
  sealed: string;
  retiredAt: Date | null;
}

/** Every key, the current ones first and then the newest. */
export async function listKeys(unit: Unit): Promise<StoredKey[]> {
  return db(unit)
    .selectFrom('identity_key')
    .select(['id', 'purpose', 'sealed', 'retired_at as retiredAt'])
    .orderBy('retired_at', (order) => order.desc().nullsFirst())
    .orderBy('created_at', 'desc')
    .execute();
}

/** Adds the current key of a purpose; does nothing when another process has added it. */
export async function insertKey(unit: Unit, key: { id: string; purpose: KeyPurpose; sealed: string; now: Date }): Promise<void> {
  await db(unit)
    .insertInto('identity_key')
    .values({ id: key.id, purpose: key.purpose, sealed: key.sealed, created_at: key.now, retired_at: null })
    .onConflict((conflict) => conflict.column('purpose').where('retired_at', 'is', null).doNothing())
    .execute();
}

/** Retires the current keys; they still verify what they signed. */
export async function retireKeys(unit: Unit, now: Date): Promise<void> {
  await db(unit).updateTable('identity_key').set({ retired_at: now }).where('retired_at', 'is', null).execute();
}

/** Deletes keys that were retired before a given time. */
export async function deleteRetiredKeys(unit: Unit, before: Date): Promise<void> {
  await db(unit).deleteFrom('identity_key').where('retired_at', '<', before).execute();
}
