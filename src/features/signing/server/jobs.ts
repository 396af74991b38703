import { z } from 'zod';
import { releaseBlobs } from '#features/files/server/public.ts';
import { readCompanyFacts } from '#features/people/server/public.ts';
import { dayIn } from '#kernel/server/clock.ts';
import { forEachCompany } from '#kernel/server/for-each-company.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Job } from '#kernel/server/jobs.ts';
import { newId } from '#kernel/server/id.ts';
import type { Services } from '#kernel/server/services.ts';
import { readCompanyIds } from '#kernel/server/store-companies.ts';
import { expireRequest } from './end-request.ts';
import { deliveryJob } from './invite.ts';
import { moveInJob } from './move-in-job.ts';
import { moveRecipient, type MoveCall } from './move-request.ts';
import { lockRequest, readOverdue } from './store-requests.ts';
import { sweepUploads } from './store-uploads.ts';
import { notifyRequester } from './notify-everyone.ts';

/** Moves a request of a company in a transaction of its own. */
async function moveAlone(
  services: Services,
  companyId: number,
  { action, move }: { action: string; move: (call: MoveCall) => Promise<void> },
) {
  const job = { services, now: services.clock.now(), action, requestId: newId() };
  await services.database.forCompany(companyId, (company) => moveInJob({ ...job, company }, move));
}

const Report = z.object({
  companyId: z.number(),
  requestId: z.string(),
  recipientId: z.string(),
  mailId: z.string(),
  outcome: z.enum(['accepted', 'refused']),
  reason: z.string().optional(),
});

/** The outcome of an invitation or a reminder. A mail to a former address, or an older one, says nothing any more. */
async function reportDelivery(services: Services, data: Record<string, unknown>): Promise<void> {
  const { companyId, requestId, recipientId, mailId, outcome, reason = null } = Report.parse(data);
  await moveAlone(services, companyId, {
    action: 'signing.delivery',
    move: async (call) => {
      const open = await lockRequest(call.company, requestId);
      const recipient = open?.recipients.find((one) => one.recipientId === recipientId);
      if (!open || recipient?.mailId !== mailId) return;
      if (outcome === 'accepted') return void (await moveRecipient(call, { requestId, recipientId }, 'accepted'));
      const after = await moveRecipient(call, { requestId, recipientId }, 'bounced', { patch: { delivery_problem: reason } });
      const isBounced = after.recipients.some((one) => one.recipientId === recipientId && one.status === 'Could_Not_Notify');
      if (isBounced) await notifyRequester(call, open, { kind: 'unreachable', person: recipient.name });
    },
  });
}

/** Expires requests whose due date has ended, in each company's time zone (signing.11). */
async function expireOverdue(services: Services): Promise<void> {
  for (const companyId of await services.database.transaction(readCompanyIds)) {
    const overdue = await services.database.forCompany(companyId, async (company) =>
      readOverdue(company, await todayOf(company, services)),
    );
    for (const signingRequestId of overdue) await expire(services, companyId, signingRequestId);
  }
}

/** In a transaction of its own, as somebody may be signing it now. One that fails is tried again with the next look, and keeps no other from it. */
async function expire(services: Services, companyId: number, signingRequestId: string): Promise<void> {
  const move = async (call: MoveCall) => {
    const open = await lockRequest(call.company, signingRequestId);
    if (open && (await isOverdue(call, open.request))) await expireRequest(call, signingRequestId);
  };
  try {
    await moveAlone(services, companyId, { action: 'signing.expire', move });
  } catch (error) {
    services.log.error({ err: error, companyId, requestId: signingRequestId }, 'a request did not expire');
  }
}

async function isOverdue(
  { company, services }: MoveCall,
  { status, dueDate, extendedDueDate }: { status: string; dueDate: string | null; extendedDueDate: string | null },
): Promise<boolean> {
  const last = extendedDueDate ?? dueDate;
  return (status === 'Created' || status === 'InProgress') && last !== null && last < (await todayOf(company, services));
}

async function todayOf(company: Company, { clock }: Pick<Services, 'clock'>): Promise<string> {
  return dayIn((await readCompanyFacts(company)).timeZone, clock.now());
}

const uploadHours = 24;

/** Deletes uploads that were not sent within a day. */
async function sweepOldUploads(services: Services): Promise<void> {
  const now = services.clock.now();
  const before = new Date(now.getTime() - uploadHours * 3_600_000);
  await forEachCompany(services.database, async (company) => releaseBlobs(company, await sweepUploads(company, before), now));
}

export const jobs: readonly Job[] = [
  { name: deliveryJob, run: reportDelivery },
  // Each quarter of an hour a day begins somewhere.
  { name: 'signing.expire', cron: '1,16,31,46 * * * *', run: expireOverdue },
  { name: 'signing.sweep-uploads', cron: '37 3 * * *', run: sweepOldUploads },
];
