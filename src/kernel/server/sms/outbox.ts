import type { Job } from '../jobs.ts';
import type { MailStatus } from '../mail/store-mail.ts';
import type { Services } from '../services.ts';
import { deliverQueuedSms } from './deliver-sms.ts';
import { deliverSmsJob, placeOfSms } from './queue-sms.ts';
import { countSms, deleteOldSms, listKeptSms } from './store-sms.ts';

const keptFor = 30 * 86_400_000;

export interface OutboxSms {
  id: string;
  to: string;
  text: string;
  createdAt: Date;
}

/** The newest SMS that were kept because nobody carries them; shown at `/outbox` in demo mode only. */
export async function keptSms({ database, secrets }: Pick<Services, 'database' | 'secrets'>, limit = 100): Promise<OutboxSms[]> {
  const rows = await database.transaction((unit) => listKeptSms(unit, limit));
  return rows.map(({ id, recipient, text, created_at }) => ({
    id,
    to: recipient,
    text: text === null ? '' : secrets.decrypt(text, placeOfSms(id)),
    createdAt: created_at,
  }));
}

/** How many SMS stand in each status, for metrics. */
export async function smsCounts({ database }: Pick<Services, 'database'>): Promise<Partial<Record<MailStatus, number>>> {
  const counts = await database.transaction(countSms);
  return Object.fromEntries(counts.map(({ status, count }) => [status, count]));
}

/** Removes SMS that have been sent, kept or given up for 30 days. */
function sweepSms({ clock, database }: Pick<Services, 'clock' | 'database'>): Promise<number> {
  return database.transaction((unit) => deleteOldSms(unit, new Date(clock.now().getTime() - keptFor)));
}

/** The clock runs the delivery too, so that nothing stays unsent when its own job was lost or a try is due again. */
export const smsJobs: readonly Job[] = [
  { name: deliverSmsJob, cron: '* * * * *', run: async (services) => void (await deliverQueuedSms(services)) },
  { name: 'sms.sweep', cron: '22 3 * * *', run: async (services) => void (await sweepSms(services)) },
];
