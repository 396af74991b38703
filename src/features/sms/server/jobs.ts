import { monthsBefore } from '#kernel/server/clock.ts';
import type { Change } from '#kernel/server/audit.ts';
import { forEachCompany } from '#kernel/server/for-each-company.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Job } from '#kernel/server/jobs.ts';
import type { Services } from '#kernel/server/services.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { systemCaller } from '#kernel/server/system-caller.ts';
import { smsRetentionMonths } from '../contract/kinds.ts';
import { beginJob, beginMessage } from './begin-message.ts';
import { changeOf } from './open-message.ts';
import { eraseOldMessages, readDueMessages } from './store-messages.ts';
import { eraseOldMessagesAction } from './store-own-erasure.ts';

/** Erases texts, numbers and names of messages of 12 months ago; what was counted stays (sms.13). Running it twice changes nothing. */
export async function eraseOld(company: Company, { clock }: Pick<Services, 'clock'>): Promise<void> {
  const now = clock.now();
  const erased = await eraseOldMessages(company, monthsBefore(now, smsRetentionMonths));
  const changes = erased.map((messageId): Change => changeOf(messageId, undefined, { isErased: true }));
  if (changes.length > 0) await writeAudit(company, systemCaller(eraseOldMessagesAction, { at: now }), changes);
}

/** Sends the planned messages of a company whose own job was lost. */
async function beginDue(company: Company, services: Services): Promise<void> {
  for (const messageId of await readDueMessages(company, services.clock.now())) await beginMessage(company, services, messageId);
}

export const jobs: readonly Job[] = [
  {
    name: beginJob,
    run: ({ database, ...services }, data) =>
      database.forCompany(Number(data['companyId']), (company) => beginMessage(company, services, String(data['messageId']))),
  },
  {
    name: 'sms.begin-due-messages',
    cron: '7 * * * *',
    run: (services) => forEachCompany(services.database, (company) => beginDue(company, services)),
  },
  {
    name: eraseOldMessagesAction,
    cron: '50 3 * * *',
    run: (services) => forEachCompany(services.database, (company) => eraseOld(company, services)),
  },
];
