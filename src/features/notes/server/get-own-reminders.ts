import type { Handler } from '#kernel/server/serve.ts';
import { shortNote, type getOwnReminders as contract } from '../contract/endpoints-own.ts';
import { withRecords } from './reminded-records.ts';
import { readDueReminders } from './store-reminder.ts';

/** The caller's due reminders that are not archived, on records that they still see: after moving to another team a note stays, but is not shown. */
export const getOwnReminders: Handler<typeof contract> = async ({ company, actor: { member }, services, today }) => {
  // Private notes stay hidden while an administrator views the product as their creator.
  if (member.viewedBy) return { reminders: [] };
  const rows = await readDueReminders(company, member.companyUserId, today);
  const reminded = await withRecords(company, services, rows, () => member);
  return {
    reminders: reminded.map(({ row: { noteId, relatedId, noteText, notificationDate, version }, owner, name, record }) => ({
      noteId,
      relatedId,
      relatedFullName: name,
      page: owner.pageOf(record.properties),
      path: owner.path,
      noteText: Array.from(noteText).slice(0, shortNote).join(''),
      notificationDate,
      version,
    })),
  };
};
