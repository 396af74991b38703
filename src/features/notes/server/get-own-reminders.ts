import { sightOf, readTeam, viewerOf } from '#features/people/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { shortNote, type getOwnReminders as contract } from '../contract/endpoints-own.ts';
import { readDueReminders, type DueReminder } from './store-reminder.ts';

/** The caller's due reminders that are not archived, on people they may still see. */
export const getOwnReminders: Handler<typeof contract> = async ({ company, actor, today }) => {
  // Private notes stay hidden while an administrator views the product as their creator.
  if (actor.member.viewedBy) return { reminders: [] };
  const rows = await readDueReminders(company, actor.member.companyUserId, today);
  const mayOpen = await opener(company, actor.member);
  const shown = rows.filter((row) => mayOpen(row));
  return {
    reminders: shown.map(({ noteId, relatedId, relatedFullName, noteText, notificationDate, version }) => ({
      noteId,
      relatedId,
      relatedFullName,
      noteText: Array.from(noteText).slice(0, shortNote).join(''),
      notificationDate,
      version,
    })),
  };
};

/** Whether a member still sees a person's details: after moving to another team the note stays, but without a link. */
async function opener(company: Company, member: Membership): Promise<(row: DueReminder) => boolean> {
  const viewer = viewerOf(member);
  const team = new Set(viewer.level === 'team' ? await readTeam(company, viewer.companyUserId) : []);
  return ({ relatedId: id, state, isExternal, reportingToCompanyUserId }) => {
    const sight = sightOf(viewer, { id, state, isExternal, reportingToCompanyUserId }, team.has(id));
    return sight !== 'directory' && sight !== 'none';
  };
}
