import { sightOf, readTeam, viewerOf } from '#features/people/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { Handler } from '#kernel/server/serve.ts';
import { shortNote, type getOwnReminders as contract } from '../contract/endpoints-own.ts';
import { readDueReminders, type DueReminder } from './store-reminder.ts';

/** What the caller wanted to be reminded of and has not archived, on people they may still see. */
export const getOwnReminders: Handler<typeof contract> = async ({ company, actor, today }) => {
  // What only its creator sees stays so while an administrator looks as the creator.
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

/** Whether a member still sees the details of a person: who has moved to another team keeps the note, and not the way in. */
async function opener(company: Company, member: Membership): Promise<(row: DueReminder) => boolean> {
  const viewer = viewerOf(member);
  const team = new Set(viewer.level === 'team' ? await readTeam(company, viewer.companyUserId) : []);
  return ({ relatedId: id, state, isExternal, reportingToCompanyUserId }) => {
    const sight = sightOf(viewer, { id, state, isExternal, reportingToCompanyUserId }, team.has(id));
    return sight !== 'directory' && sight !== 'none';
  };
}
