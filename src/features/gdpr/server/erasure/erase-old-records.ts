import { deleteNotificationsOf } from '#features/notifications/server/public.ts';
import { forEachCompany } from '#kernel/server/for-each-company.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Services } from '#kernel/server/services.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { lockRows } from '#kernel/server/store-lock.ts';
import { systemCaller } from '#kernel/server/system-caller.ts';
import { breachKind, requestKind } from '../log-gdpr.ts';
import { breachFilesOwner, eraseFilesOf, eraseWordsOf, requestFilesOwner } from '../record-files.ts';
import { readCompanyHour } from '../store-company.ts';
import { deleteBreaches, deleteRequests, eraseOldAction, readOldBreaches, readOldRequests } from './store-old-records.ts';

/** Erases closed requests and breaches whose time is over, with their files, what the log says of them and what people were told of them (gdpr.118). */
export async function eraseOldRecords({ clock, database }: Pick<Services, 'clock' | 'database'>): Promise<void> {
  const now = clock.now();
  await forEachCompany(database, (company) => eraseIn(company, now));
}

async function eraseIn(company: Company, now: Date): Promise<void> {
  const { today } = await readCompanyHour(company, now);
  const requestIds = await lockOld(company, 'gdpr_subject_request', () => readOldRequests(company, today));
  const breachIds = await lockOld(company, 'gdpr_breach', () => readOldBreaches(company, today));
  if (requestIds.length + breachIds.length === 0) return;
  await eraseFilesOf({ company, now }, requestFilesOwner, requestIds);
  await eraseFilesOf({ company, now }, breachFilesOwner, breachIds);
  await eraseWordsOf({ company, now }, requestKind, requestIds);
  await eraseWordsOf({ company, now }, breachKind, breachIds);
  await deleteNotificationsOf(company, [...requestIds, ...breachIds]);
  await deleteRequests(company, requestIds);
  await deleteBreaches(company, breachIds);
  const erased = (entity: string, ids: readonly string[]) => ids.map((entityId) => ({ entity, entityId, after: {} }));
  const changes = [...erased(requestKind, requestIds), ...erased(breachKind, breachIds)];
  await writeAudit(company, systemCaller(eraseOldAction, { at: now }), changes);
}

/** Locks the records whose time is over; those that were opened again while it waited for the lock are not among them. */
async function lockOld(company: Company, table: string, read: () => Promise<string[]>): Promise<string[]> {
  const locked = await read();
  if (locked.length === 0) return [];
  await lockRows(company, table, locked);
  return (await read()).filter((id) => locked.includes(id));
}
