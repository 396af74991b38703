import type { Company } from '#kernel/server/database/unit.ts';
import { invitationMarks } from './public.ts';
import type { InvitationMark } from './public.ts';

/** How the last invitation of each of these people stands, whoever keeps invitations. */
export async function marksOf(company: Company, people: readonly { id: string }[], now: Date): Promise<Map<string, InvitationMark>> {
  if (people.length === 0) return new Map();
  const marks = await invitationMarks.tell({ company, companyUserIds: people.map(({ id }) => id), now });
  return new Map(marks.flat().map((mark) => [mark.companyUserId, mark]));
}
