import type { Unit } from '#kernel/server/database/unit.ts';
import { tables } from '#kernel/server/database/unit.ts';

interface PayloadTable {
  model: string;
  id: string;
  payload: string;
  grant_id: string | null;
  uid: string | null;
  subject: string | null;
  consumed_at: Date | null;
  expires_at: Date;
}
const db = tables<{ identity_payload: PayloadTable }>();

export interface Payload {
  model: string;
  id: string;
  payload: string;
  grantId: string | null;
  uid: string | null;
  subject: string | null;
  expiresAt: Date;
}

/** Inserts or updates one record of the protocol. */
export async function writePayload(unit: Unit, row: Payload): Promise<void> {
  const { model, id, payload, grantId: grant_id, uid, subject, expiresAt: expires_at } = row;
  await db(unit)
    .insertInto('identity_payload')
    .values({ model, id, payload, grant_id, uid, subject, expires_at, consumed_at: null })
    .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet({ payload, grant_id, uid, subject, expires_at }))
    .execute();
}

export interface FoundPayload {
  id: string;
  payload: string;
  consumedAt: Date | null;
}

/** Finds one live record of the protocol by its own digest or by that of its uid. */
export async function findPayload(
  unit: Unit,
  { model, by, digest, now }: { model: string; by: 'id' | 'uid'; digest: string; now: Date },
): Promise<FoundPayload | undefined> {
  return db(unit)
    .selectFrom('identity_payload')
    .select(['id', 'payload', 'consumed_at as consumedAt'])
    .where('model', '=', model)
    .where(by, '=', digest)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Marks a record as used; false when it was used before, so that only one of two concurrent requests succeeds. */
export async function consumePayload(unit: Unit, model: string, id: string, now: Date): Promise<boolean> {
  const done = await db(unit)
    .updateTable('identity_payload')
    .set({ consumed_at: now })
    .where('model', '=', model)
    .where('id', '=', id)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export async function deletePayload(unit: Unit, model: string, id: string): Promise<void> {
  await db(unit).deleteFrom('identity_payload').where('model', '=', model).where('id', '=', id).execute();
}

/** Deletes all records issued under these grants. */
export async function deleteGrants(unit: Unit, grantIds: readonly string[]): Promise<void> {
  if (grantIds.length === 0) return;
  await db(unit).deleteFrom('identity_payload').where('grant_id', 'in', grantIds).execute();
  await db(unit).deleteFrom('identity_payload').where('model', '=', 'Grant').where('id', 'in', grantIds).execute();
}

/** Deletes all sessions, grants and tokens of a user; `keepSessionId` is the digest of a session to keep. */
export async function deletePayloadsOf(unit: Unit, subject: string, keepSessionId: string | undefined): Promise<void> {
  let query = db(unit).deleteFrom('identity_payload').where('subject', '=', subject);
  if (keepSessionId) query = query.where((row) => row.not(row.and([row('model', '=', 'Session'), row('id', '=', keepSessionId)])));
  await query.execute();
}

/** Deletes expired records in one statement. */
export async function sweepPayloads(unit: Unit, now: Date): Promise<void> {
  await db(unit).deleteFrom('identity_payload').where('expires_at', '<', now).execute();
}
