import type { CallContext } from '#kernel/server/call-context.ts';
import { invitationMarks } from './public.ts';
import type { InvitationMark } from './public.ts';

/** The status of the last invitation of each of these people, from the feature that implements the hook. */
export async function readInvitationMarks(
  { company, services, now }: Pick<CallContext, 'company' | 'services' | 'now'>,
  people: readonly { id: string }[],
): Promise<Map<string, InvitationMark>> {
  if (people.length === 0) return new Map();
  const marks = await services.hooks.tell(invitationMarks, { company, companyUserIds: people.map(({ id }) => id), now });
  return new Map(marks.flat().map((mark) => [mark.companyUserId, mark]));
}
