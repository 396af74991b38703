import { raise } from '#features/notifications/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { decidersOf } from '../reasons.ts';
import { answeredTransfer, askedTransfer } from '../subjects.ts';
import { readTransfersBetween } from './store-transfer.ts';

interface Moved {
  company: Company;
  services: Services;
  now: Date;
  today: string;
}

/** Tells of a transfer that is asked for whoever decides, and of the answer the person. */
export async function tellOfTransfer({ company, services, now, today }: Moved, transferId: string): Promise<void> {
  const [row] = await readTransfersBetween(company, { from: today, to: today, transferId });
  if (!row) return;
  if (row.status !== 1) return raise(company, services, 'AbsenceRequestNotificationEmployees', [answeredTransfer(row)]);
  const deciders = await decidersOf(company, [row.companyUserId], now);
  await raise(company, services, 'AbsenceRequestNotificationAdmins', [askedTransfer(row, deciders)]);
}
