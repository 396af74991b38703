import { z } from 'zod';
import { isCompanyEnding } from '#features/company/server/public.ts';
import { memberByPerson, readPeopleNames } from '#features/people/server/public.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { forEachCompany } from '#kernel/server/for-each-company.ts';
import { newId } from '#kernel/server/id.ts';
import type { Job } from '#kernel/server/jobs.ts';
import { passesAccess } from '#kernel/server/passes-access.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { Services } from '#kernel/server/services.ts';
import { writeAudit } from '#kernel/server/store-audit.ts';
import { systemCaller } from '#kernel/server/system-caller.ts';
import { promptToAddAbsence } from '../../contract/endpoints-company.ts';
import type { undoPrompt as undoContract } from '../../contract/endpoints-company.ts';
import { afterUndo } from '../notifications/notify.ts';
import { viewerOf } from '../policy.ts';
import { readCompanyRules } from '../settings/store-settings.ts';
import { findWithDaysLeft, reachedOf, type ReachedPerson } from './find-promptable.ts';
import { notifyPrompted } from './notify-prompted.ts';
import { deletePromptsBefore, insertPrompt, takePrompt } from './store-prompts.ts';

const jobName = 'absence.send-prompt';
const JobInput = z.object({ companyId: z.number(), promptId: z.uuid(), companyUserIds: z.array(z.uuid()) });

interface PlannedPrompt {
  message: string;
  companyUserIds: readonly string[];
  sentBy: string;
}

/** Lets a reminder wait until it can no longer be undone. */
export async function planPrompt(
  { company, services, now }: Pick<CallContext, 'company' | 'services' | 'now'>,
  { companyUserIds, ...prompt }: PlannedPrompt,
): Promise<string> {
  const promptId = newId();
  await insertPrompt(company, { ...prompt, promptId, askedAt: now });
  const data = { companyId: company.id, promptId, companyUserIds };
  await services.jobs.enqueue(company, jobName, data, { startAfter: afterUndo({ now }) });
  return promptId;
}

/** Takes back the caller's own reminder before anybody is told. */
export const undoPrompt: Handler<typeof undoContract> = async ({ company, actor, fail, audit }, { body: { promptId } }) => {
  const taken = await takePrompt(company, { promptId, sentBy: actor.member.companyUserId });
  if (!taken) fail('absence.PromptNotFound', 404);
  audit({ entity: 'absencePrompt', entityId: String(company.id) });
  return {};
};

/** Sends a reminder that was not undone, to those who still have days left and whom its sender may still remind. */
async function sendPrompt(company: Company, services: Services, { promptId, companyUserIds }: z.output<typeof JobInput>): Promise<void> {
  const waiting = await takePrompt(company, { promptId });
  if (!waiting) return;
  const now = services.clock.now();
  const { timeZone } = await readCompanyRules(company);
  // Asked for before midnight, it counts the days of the year that its sender saw.
  const today = dayIn(timeZone, waiting.askedAt);
  const found = await stillPromptable({ company, services, now, today }, { sentBy: waiting.sentBy, companyUserIds });
  const people = typeof found === 'string' ? [] : found;
  const from = (await readPeopleNames(company, [waiting.sentBy])).get(waiting.sentBy) ?? '';
  if (people.length > 0) await notifyPrompted({ company, services, now, today }, people, { message: waiting.message, from });
  const nobody = typeof found === 'string' ? found : 'nobody';
  const after = { action: people.length > 0 ? 'sent' : nobody, prompted: people.length };
  await writeAudit(company, systemCaller(jobName, { at: now }), [{ entity: 'absencePrompt', entityId: String(company.id), after }]);
}

/** The sender has left or lost the right, the company is about to be deleted, or it has no calendar now. */
type NoReach = 'senderGone' | 'ending' | 'closed';

async function stillPromptable(
  { company, services, now, today }: { company: Company; services: Services; now: Date; today: string },
  { sentBy, companyUserIds }: Pick<PlannedPrompt, 'sentBy' | 'companyUserIds'>,
): Promise<ReachedPerson[] | NoReach> {
  if (await isCompanyEnding(company)) return 'ending';
  const member = await memberByPerson({ company, services }, sentBy);
  if (member?.state !== 'active' || !member.permissions.has(promptToAddAbsence.access.permission)) return 'senderGone';
  if (!passesAccess(member, promptToAddAbsence.access)) return 'closed';
  const rules = await readCompanyRules(company);
  const viewer = await viewerOf({ company, actor: { member }, today: dayIn(rules.timeZone, now) });
  if (viewer.level !== 'full' && viewer.level !== 'team') return 'senderGone';
  const chosen = viewer.level === 'full' ? companyUserIds : companyUserIds.filter((id) => viewer.reports.has(id));
  return reachedOf((await findWithDaysLeft({ company, rules, today, viewer }, chosen)).withDaysLeft);
}

export const sendPromptJob: Job = {
  name: jobName,
  run: async (services, data) => {
    const prompt = JobInput.parse(data);
    await services.database.forCompany(prompt.companyId, (company) => sendPrompt(company, services, prompt));
  },
};

/** By then every attempt to send one has ended. */
const failedAfter = 2 * 3_600_000;

/** Ends the wait of reminders that could not be sent, at night, and says so in the log (absence.46). */
async function endFailedPrompts({ database, clock }: Services): Promise<void> {
  const now = clock.now();
  await forEachCompany(database, async (company) => {
    const failed = await deletePromptsBefore(company, new Date(now.getTime() - failedAfter));
    const line = { entity: 'absencePrompt', entityId: String(company.id), after: { action: 'failed' } };
    for (let count = 0; count < failed; count += 1) await writeAudit(company, systemCaller(jobName, { at: now }), [line]);
  });
}

export const endFailedPromptsJob: Job = { name: 'absence.end-failed-prompts', cron: '26 4 * * *', run: endFailedPrompts };
