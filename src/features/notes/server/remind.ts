import { z } from 'zod';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { forEachAlone } from '#kernel/server/for-each-company.ts';
import type { Services } from '#kernel/server/services.ts';
import { readCompanyIds } from '#kernel/server/store-companies.ts';
import { noteStatus } from '../contract/entities.ts';
import { planReminder, reminderMoment } from './plan-reminder.ts';
import { offeredChannels, reminderSenders } from './reminder-channels.ts';
import type { Reminder } from './reminder-channels.ts';
import { withRecords } from './reminded-records.ts';
import { claimReminder, lockReminder, readUnclaimed } from './store-reminder.ts';
import type { ReminderRow } from './store-reminder.ts';

/** Which reminder a job is for; `date` is the day for which it was scheduled. */
export const ReminderPlace = z.object({ companyId: z.number(), noteId: z.uuid(), date: z.iso.date() });
type ReminderPlace = z.output<typeof ReminderPlace>;

/**
 * Sends the reminder of one note, once: the claim and the messages are written in one transaction, and a second worker finds the claim taken.
 * A note that was archived, deleted or postponed in the meantime is skipped.
 */
export async function remind(services: Services, { companyId, noteId, date }: ReminderPlace): Promise<void> {
  await services.database.forCompany(companyId, async (company) => {
    const row = await lockReminder(company, noteId);
    if (!row || row.status !== noteStatus.active || row.notificationDate !== date) return;
    const now = services.clock.now();
    // The company's time zone may have changed since it was scheduled.
    if (now < reminderMoment(date, row.timeZone)) return planReminder({ company, services, timeZone: row.timeZone }, noteId, date);
    // What is closed to its creator is not claimed: they get it when the record is open to them again within two days.
    const reminder = await reminderFor(company, services, noteId, row);
    if (!reminder) return;
    const senders = services.registers.of(reminderSenders);
    const channels = row.notificationChannels.filter((channel) => senders.has(channel));
    const claimed = await claimReminder(company, { noteId, date, channels, now });
    for (const channel of claimed) await senders.get(channel)?.send(company, services, reminder);
  });
}

/** The reminder for the creator; undefined when they have left, or may no longer see the record. */
async function reminderFor(company: Company, services: Services, noteId: string, row: ReminderRow): Promise<Reminder | undefined> {
  const { accountId, companyUserId, relatedId } = row;
  const member = accountId ? await services.findMembership(company, accountId) : undefined;
  if (member?.state !== 'active') return undefined;
  const [reminded] = await withRecords(company, services, [row], () => member);
  if (!reminded) return undefined;
  const { owner, name, record, personId } = reminded;
  return { noteId, date: row.notificationDate ?? '', companyUserId, relatedId, recordName: name, record, personId, reason: owner.reason };
}

const day = 86_400_000;
/** Older reminders are not sent. */
const lateDays = 2;

/** Sends reminders whose job was lost: the queue is not part of a backup, and a job may fail permanently. One that fails keeps no other from it. */
export async function remindMissed(services: Services): Promise<void> {
  const { database, clock } = services;
  const today = dayIn('Europe/Oslo', clock.now());
  const from = dayIn('Europe/Oslo', new Date(clock.now().getTime() - lateDays * day));
  const channels = offeredChannels(services);
  await forEachAlone(await database.transaction(readCompanyIds), 'companies', async (companyId) => {
    const lost = await database.forCompany(companyId, (company) => readUnclaimed(company, { from, to: today, channels }));
    await forEachAlone(lost, 'rows', ({ noteId, date }) => remind(services, { companyId, noteId, date }));
  });
}
