import type { CallContext } from '#kernel/server/call-context.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getAllInvitations as contract } from '../contract/endpoints.ts';
import type { Invitation } from '../contract/entities.ts';
import { presentInvitation } from './present-invitation.ts';
import { readInvitations } from './store.ts';

export const getAllInvitations: Handler<typeof contract> = async (context) => ({ invitations: await listInvitations(context) });

/** All invitations, the newest first, as the caller sees them. */
export async function listInvitations({
  company,
  actor,
  services,
  now,
}: Pick<CallContext, 'company' | 'actor' | 'services' | 'now'>): Promise<Invitation[]> {
  const rows = await readInvitations(company);
  const showing = { companyId: company.id, secrets: services.secrets, inviter: actor.member.role, now };
  return rows.map((row) => presentInvitation(row, showing));
}
