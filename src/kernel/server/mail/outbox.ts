import type { Job } from '../jobs.ts';
import { sweepOutbox } from '../outbox/maintain-outbox.ts';
import type { MailAttachment, Services } from '../services.ts';
import { deliverQueuedMail } from './deliver-mail.ts';
import { unpackAttachments } from './attachments.ts';
import { deliverMailJob, sealContextOf } from './queue-mail.ts';
import { listMail } from './store-mail.ts';

export interface OutboxMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string | undefined;
  attachments: MailAttachment[];
  createdAt: Date;
  lastError: string | undefined;
}

type Needed = Pick<Services, 'database' | 'secrets'>;

/** The newest mail kept because no mail server is configured; shown at `/outbox` in demo mode only. */
export async function storedMail({ database, secrets }: Needed, limit = 100): Promise<OutboxMail[]> {
  const rows = await database.transaction((unit) => listMail(unit, 'kept', limit));
  return rows.map(({ id, recipient, subject, text, html, attachments, created_at, last_error }) => ({
    id,
    to: recipient,
    subject: secrets.decrypt(subject, sealContextOf(id, 'subject')),
    text: text === null ? '' : secrets.decrypt(text, sealContextOf(id, 'text')),
    html: html === null ? undefined : secrets.decrypt(html, sealContextOf(id, 'html')),
    attachments: attachments === null ? [] : unpackAttachments(secrets.decrypt(attachments, sealContextOf(id, 'attachments'))),
    createdAt: created_at,
    lastError: last_error ?? undefined,
  }));
}

/** Delivery is also scheduled, so that mail is sent when its own job was lost or a retry is due. */
export const mailJobs: readonly Job[] = [
  { name: deliverMailJob, cron: '* * * * *', run: async (services) => void (await deliverQueuedMail(services)) },
  { name: 'mail.sweep', cron: '20 3 * * *', run: async (services) => void (await sweepOutbox(services, 'mail')) },
];
