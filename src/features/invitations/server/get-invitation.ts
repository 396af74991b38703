import { isKnownAddress } from '#features/account/server/public.ts';
import { requireRate } from '#kernel/server/rate-limit.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import type { getInvitation as contract } from '../contract/endpoints.ts';
import { nextStatus } from '../contract/status.ts';
import { guidDigest, mailProofOf } from './link.ts';
import { emptyInvitation, isExpired, presentToInvited } from './present-invitation.ts';
import { findByDigest, readInvitation, writeStatus } from './store.ts';

/** The invitation of a link. A guessed link gets the same empty answer as an unknown one, and guesses are rate-limited. */
export const getInvitation = twoStepHandler<typeof contract, void>(
  ({ services, call }) => requireRate(services, { key: `invitation|${call.ip}`, limit: 60, windowSeconds: 900 }),
  async ({ company: unit, services, now }, { query: { invitationGuid = '', mailProof } }) => {
    const { secrets, database } = services;
    const place = invitationGuid ? await findByDigest(unit, guidDigest(secrets, invitationGuid)) : undefined;
    if (!place) return { invitation: emptyInvitation };
    const company = await database.enter(unit, place.companyId);
    // Locked, so that a link withdrawn at the same time is not marked as opened.
    const row = await readInvitation(company, place.invitationId, { lock: true });
    if (!row) return { invitation: emptyInvitation };
    const opened = isExpired(row, now) ? undefined : nextStatus(row.status, 'open');
    if (opened && opened !== row.status) await writeStatus(company, row.id, { status: opened, now });
    // Only for the owner of the address: users who can copy the link must not learn whether it has an account.
    const isOwner = mailProof === mailProofOf(secrets, { invitationGuid, email: row.email });
    const authAccountExists = isOwner && (await isKnownAddress(company, row.email));
    const shown = { ...row, status: opened ?? row.status };
    return { invitation: presentToInvited(shown, { companyId: company.id, invitationGuid, authAccountExists, now }) };
  },
);
