import { membersByPerson } from '#features/people/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import type { NoteOwner } from './note-owner.ts';
import type { Reminder } from './reminder-channels.ts';
import { withRecords } from './reminded-records.ts';
import { readReminders } from './store-reminder.ts';

/** Reminders between two days that a reason forewarns of, except of authors who may no longer see the record. */
export async function listPlannedReminders(
  company: Company,
  services: Pick<Services, 'registers' | 'roleTable'>,
  { reason, ...days }: { reason: NoteOwner['reason']; from: string; to: string },
): Promise<Reminder[]> {
  const rows = await readReminders(company, days);
  const authors = await membersByPerson({ company, services }, [...new Set(rows.map(({ companyUserId }) => companyUserId))]);
  const reminded = await withRecords(company, services, rows, ({ companyUserId }) => authors.get(companyUserId));
  return reminded
    .filter(({ owner }) => owner.reason === reason)
    .map(({ row: { noteId, date, companyUserId, relatedId }, name, record, personId }) => ({
      noteId,
      date,
      companyUserId,
      relatedId,
      reason,
      recordName: name,
      record,
      personId,
    }));
}
