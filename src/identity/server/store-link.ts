import type { Unit } from '#kernel/server/database/unit.ts';
import { tables } from '#kernel/server/database/unit.ts';

interface LinkTable {
  digest: string;
  subject: string;
  expires_at: Date;
}
const db = tables<{ identity_link: LinkTable }>();

export async function insertLink(unit: Unit, link: { digest: string; subject: string; expiresAt: Date }): Promise<void> {
  await db(unit).insertInto('identity_link').values({ digest: link.digest, subject: link.subject, expires_at: link.expiresAt }).execute();
}

/** The user of a live link. */
export async function findLink(unit: Unit, digest: string, now: Date): Promise<string | undefined> {
  const row = await db(unit)
    .selectFrom('identity_link')
    .select('subject')
    .where('digest', '=', digest)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.subject;
}

/** Uses up a link; undefined when it is unknown, expired or used, also by a concurrent request. */
export async function takeLink(unit: Unit, digest: string, now: Date): Promise<string | undefined> {
  const row = await db(unit)
    .deleteFrom('identity_link')
    .where('digest', '=', digest)
    .where('expires_at', '>', now)
    .returning('subject')
    .executeTakeFirst();
  return row?.subject;
}

/** Deletes all other links of a user. */
export async function deleteLinksOf(unit: Unit, subject: string): Promise<void> {
  await db(unit).deleteFrom('identity_link').where('subject', '=', subject).execute();
}

export async function sweepLinks(unit: Unit, now: Date): Promise<void> {
  await db(unit).deleteFrom('identity_link').where('expires_at', '<', now).execute();
}
