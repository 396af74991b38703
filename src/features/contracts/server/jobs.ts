import { z } from 'zod';
import type { CallContext } from '#kernel/server/call-context.ts';
import { forEachCompany } from '#kernel/server/for-each-company.ts';
import { expireImports } from '#kernel/server/imports/expire-imports.ts';
import type { Job } from '#kernel/server/jobs.ts';
import type { Services } from '#kernel/server/services.ts';
import { endNotifiedOn } from '../contract/rules/notification-days.ts';
import { contractImports } from './import/contract-imports.ts';
import type { ContractContent } from './store-contract.ts';
import type { StoredNotification } from './store-notifications.ts';
import { notifyOfDeadlines, notifyOfSaved } from './notify-deadlines.ts';

/** Counts and tells of deadlines once each company's day has begun. */
async function notifyAllOfDeadlines(services: Services): Promise<void> {
  await forEachCompany(services.database, (company) => notifyOfDeadlines(company, services));
}

const savedJob = 'contracts.tell-saved';
const Saved = z.object({ companyId: z.number(), contractIds: z.array(z.string()), day: z.string() });

async function notifySaved(services: Services, data: Record<string, unknown>): Promise<void> {
  const { companyId, ...saved } = Saved.parse(data);
  await services.database.forCompany(companyId, (company) => notifyOfSaved(company, services, saved));
}

interface SavedTerms {
  contractId: string;
  content: ContractContent;
  notifications: readonly Pick<StoredNotification, 'when' | 'active'>[];
}

/** Has those contracts told of after the commit of which a notification falls on this day (contracts.79). */
export async function notifyWhenSaved(
  { company, services, today }: Pick<CallContext, 'company' | 'services' | 'today'>,
  saved: readonly SavedTerms[],
): Promise<void> {
  const isDue = ({ content, notifications }: SavedTerms) =>
    content.hasNotification && notifications.some(({ active, when }) => active && endNotifiedOn(today, when, content) !== null);
  const contractIds = saved.filter(isDue).map(({ contractId }) => contractId);
  if (contractIds.length > 0) await services.jobs.enqueue(company, savedJob, { companyId: company.id, contractIds, day: today });
}

export const jobs: readonly Job[] = [
  // Hourly, because each hour a day starts in some time zone.
  { name: 'contracts.tell-deadlines', cron: '12 * * * *', run: notifyAllOfDeadlines },
  { name: savedJob, run: notifySaved },
  { name: 'contracts.expire-imports', cron: '51 3 * * *', run: (services) => expireImports(services, contractImports) },
];
