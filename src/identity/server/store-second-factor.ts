import { sql } from 'kysely';
import type { Unit } from '#kernel/server/database/unit.ts';
import { tables } from '#kernel/server/database/unit.ts';

interface UserTable {
  subject: string;
  totp_secret: string | null;
  totp_last_step: number | null;
  totp_pending: string | null;
}
interface RecoveryCodeTable {
  subject: string;
  digest: string;
  used_at: Date | null;
}
const db = tables<{ identity_user: UserTable; identity_recovery_code: RecoveryCodeTable }>();

/** Accepts a time step once; false when it, or a later one, was accepted before. */
export async function acceptStep(unit: Unit, subject: string, step: number): Promise<boolean> {
  const done = await db(unit)
    .updateTable('identity_user')
    .set({ totp_last_step: step })
    .where('subject', '=', subject)
    .where((row) => row.or([row('totp_last_step', 'is', null), row('totp_last_step', '<', step)]))
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Stores an unfinished set-up, or deletes it with null. */
export async function updatePending(unit: Unit, subject: string, pending: string | null): Promise<void> {
  await db(unit).updateTable('identity_user').set({ totp_pending: pending }).where('subject', '=', subject).execute();
}

/** Enables the second factor, or disables it with null; deletes the unfinished set-up. */
export async function updateSecret(unit: Unit, subject: string, secret: string | null, lastStep: number | null): Promise<void> {
  await db(unit)
    .updateTable('identity_user')
    .set({ totp_secret: secret, totp_last_step: lastStep, totp_pending: null })
    .where('subject', '=', subject)
    .execute();
}

/** Replaces a person's recovery codes. */
export async function replaceRecoveryCodes(unit: Unit, subject: string, digests: readonly string[]): Promise<void> {
  await db(unit).deleteFrom('identity_recovery_code').where('subject', '=', subject).execute();
  if (digests.length === 0) return;
  await db(unit)
    .insertInto('identity_recovery_code')
    .values(digests.map((digest) => ({ subject, digest, used_at: null })))
    .execute();
}

/** Uses up a recovery code; false when it does not exist or was used. */
export async function consumeRecoveryCode(unit: Unit, subject: string, digest: string, now: Date): Promise<boolean> {
  const done = await db(unit)
    .updateTable('identity_recovery_code')
    .set({ used_at: now })
    .where('subject', '=', subject)
    .where('digest', '=', digest)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export async function countRecoveryCodes(unit: Unit, subject: string): Promise<number> {
  const row = await db(unit)
    .selectFrom('identity_recovery_code')
    .select(sql<number>`count(*)::integer`.as('left'))
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return row.left;
}
