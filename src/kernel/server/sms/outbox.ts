import type { Job } from '../jobs.ts';
import { sweepOutbox } from '../outbox/maintain-outbox.ts';
import type { Services } from '../services.ts';
import { deliverQueuedSms } from './deliver-sms.ts';
import { deliverSmsJob, sealContextOfSms } from './queue-sms.ts';
import { listStoredSms } from './store-sms.ts';

export interface OutboxSms {
  id: string;
  to: string;
  sender: string | null;
  text: string;
  createdAt: Date;
}

/** The newest SMS that were kept because no gateway is configured; shown at `/outbox` in demo mode only. */
export async function storedSms({ database, secrets }: Pick<Services, 'database' | 'secrets'>, limit = 100): Promise<OutboxSms[]> {
  const rows = await database.transaction((unit) => listStoredSms(unit, limit));
  return rows.map(({ id, recipient, sender, text, created_at }) => ({
    id,
    to: recipient,
    sender,
    text: text === null ? '' : secrets.decrypt(text, sealContextOfSms(id)),
    createdAt: created_at,
  }));
}

/** Delivery is also scheduled, so that SMS are sent when their own job was lost or a retry is due. */
export const smsJobs: readonly Job[] = [
  { name: deliverSmsJob, cron: '* * * * *', run: async (services) => void (await deliverQueuedSms(services)) },
  { name: 'sms.sweep', cron: '22 3 * * *', run: async (services) => void (await sweepOutbox(services, 'sms')) },
];
