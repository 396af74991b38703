import type { Handler } from '#kernel/server/serve.ts';
import type { getAllInvitations as contract } from '../contract/endpoints.ts';
import { presentInvitation } from './present-invitation.ts';
import { readInvitations } from './store.ts';

export const getAllInvitations: Handler<typeof contract> = async ({ company, actor, services, now }) => {
  const rows = await readInvitations(company);
  const showing = { companyId: company.id, secrets: services.secrets, inviter: actor.member.role, now };
  return { invitations: rows.map((row) => presentInvitation(row, showing)) };
};
