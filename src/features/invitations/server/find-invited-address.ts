import type { Services } from '#kernel/server/services.ts';
import { isOpen } from '../contract/status.ts';
import { guidDigest } from './link.ts';
import { findByDigest, readInvitation } from './store.ts';

/** The e-mail address of a link's invitation; undefined for an ended link. */
export async function findInvitedAddress({
  services: { database, secrets },
  invitationGuid,
}: {
  services: Services;
  invitationGuid: string;
}): Promise<string | undefined> {
  return database.transaction(async (unit) => {
    const place = await findByDigest(unit, guidDigest(secrets, invitationGuid));
    const row = place && (await readInvitation(await database.enter(unit, place.companyId), place.invitationId));
    return row && isOpen(row.status) ? row.email : undefined;
  });
}
