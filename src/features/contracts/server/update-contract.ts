import { applyFileChanges, stageFiles } from '#features/files/server/public.ts';
import { lockReportingLines } from '#features/people/server/public.ts';
import { handOverWithRecords } from '#features/tasks/server/public.ts';
import { twoStepHandler, type PrepareContext } from '#kernel/server/serve.ts';
import { dayIn } from '#kernel/server/clock.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { updateContract as contract } from '../contract/endpoints.ts';
import { findDeadline, type Deadline } from '../contract/rules/deadline.ts';
import type { ShownChange } from '../contract/rules/rebuild-notifications.ts';
import { terminationDay } from '../contract/rules/term-ends.ts';
import { contentOnly } from './content-only.ts';
import { contractFilesOwner } from './contract-files.ts';
import { countedOf } from './deadline-day.ts';
import { notifyWhenSaved } from './jobs.ts';
import { contractChange, isSame, loggedContract } from './log-contract.ts';
import { openContract, openToChange, reloadContract, type OpenedContract } from './open-contract.ts';
import { contractPermissions } from './policy.ts';
import { presentFiles } from './present-files.ts';
import { contractTasks } from './record-owners.ts';
import {
  followed,
  movedNotifications,
  requireConsistent,
  requireParty,
  requireRecipients,
  requireResponsible,
  storedNotifications,
} from './save-contract.ts';
import { readHolders } from './store-holders.ts';
import { writeContract, type ContractContent, type StoredContract } from './store-contract.ts';
import { writeNotifications, type StoredNotification } from './store-notifications.ts';

type ContractChanges = Parameters<typeof updateContract>[1]['body']['contract'];

/** Changes a contract with its files, all or nothing. */
export const updateContract = twoStepHandler<typeof contract, Awaited<ReturnType<typeof stageFiles>>>(
  async (before, { body, files }) => {
    if (files.length > 0) await requireMayUpdate(before, body.contract.contractId);
    return stageFiles(before, files);
  },
  async (context, { body: { contract: input, ...changes } }) => {
    const { company, actor, now, today, fail, audit } = context;
    if (await isHandedOver(company, input)) await lockReportingLines(company);
    const opened = await openToChange(context, input, 'update');
    const { contract: stored, day } = opened;
    const content = contentOf(stored, input, today);
    await requireContent(context, opened, { input, content });
    const deadline = findDeadline(content, day);
    const { notifications, shown } = notificationsOf(opened, { input, content, deadline });
    requireConsistent(fail, content, input.notifications ?? []);
    const { contractId } = stored;
    const [logged, loggedNow] = [loggedContract(stored, stored.notifications), loggedContract(content, notifications)];
    const isChanged = !isSame(contentOnly(stored), contentOnly(content)) || !isSame(plain(stored.notifications), plain(notifications));
    if (isChanged) {
      await writeContract(company, { contractId, content, counted: countedOf(deadline), by: actor.member.companyUserId, now });
      await writeNotifications(company, contractId, notifications);
      await notifyWhenSaved(context, [{ contractId, content, notifications }]);
      audit(contractChange(contractId, logged, loggedNow));
      const handed = { ownerId: contractId, from: stored.responsibleId, to: content.responsibleId };
      await handOverWithRecords({ ...context, by: actor.member.companyUserId }, contractTasks.kind, [handed]);
    }
    const files = await applyFileChanges(context, { type: contractFilesOwner, id: contractId }, changes, context.prepared);
    return { contract: { ...(await reloadContract(context, contractId, day)), ...presentFiles(files) }, notificationChanges: shown };
  },
);

/** Judged before bytes are kept. */
async function requireMayUpdate({ actor, services, call, now, fail }: PrepareContext<typeof contract>, contractId: string): Promise<void> {
  const companyId = call.companyId ?? fail('common.CompanyRequired');
  const today = dayIn(actor.member.timeZone, now);
  await services.database.forCompany(companyId, async (company) => {
    const found = await openContract({ company, actor, today, fail }, contractId);
    if (!contractPermissions(actor.member, found).update) fail('common.Forbidden');
  });
}

/** Whether somebody else becomes responsible: looked at before the contract is locked, since people are locked first. */
async function isHandedOver(company: Company, { contractId, responsible }: ContractChanges): Promise<boolean> {
  if (responsible === undefined) return false;
  return (await readHolders(company, [contractId])).get(contractId)?.responsibleId !== responsible;
}

async function requireContent(
  context: Parameters<typeof requireParty>[0] & Parameters<typeof openToChange>[0],
  { contract: stored }: OpenedContract,
  { input, content }: { input: ContractChanges; content: ContractContent },
): Promise<void> {
  const { actor, fail } = context;
  const { responsibleId, partyId } = content;
  if (responsibleId !== stored.responsibleId && responsibleId !== null) {
    if (!contractPermissions(actor.member, stored).updateResponsible) fail('common.Forbidden');
    await requireResponsible(context, responsibleId);
  }
  if (partyId !== stored.partyId) await requireParty(context, partyId);
  const known = new Set(stored.notifications.map(({ recipient }) => recipient));
  await requireRecipients(
    context,
    (input.notifications ?? []).filter(({ recipient }) => !known.has(recipient)),
  );
}

/** What the caller sent over what is stored. */
function contentOf(stored: StoredContract, input: ContractChanges, today: string): ContractContent {
  const { contractId: _id, version: _version, responsible, notifications: _notifications, ...sent } = input;
  // Fields of the contract's own schema, under the names of its content.
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Partial<ContractContent>;
  const content = { ...contentOnly(stored), ...given, responsibleId: responsible ?? stored.responsibleId };
  return { ...content, terminatedOn: terminationDay(content.status, stored.terminatedOn, today) };
}

const plain = (notifications: readonly StoredNotification[]) =>
  notifications.map(({ notificationId, type, when, channels, recipient, active }) => [
    notificationId,
    type,
    when,
    channels,
    recipient,
    active,
  ]);

interface Remaking {
  input: ContractChanges;
  content: ContractContent;
  deadline: Deadline;
}

/**
 * The notifications that the caller sent; else those that name the former responsible go to the new one (contracts.93), and when the dates have
 * moved, those that were suggested are made anew (contracts.13).
 */
function notificationsOf(
  { contract: stored, deadline: before, day }: OpenedContract,
  { input, content, deadline }: Remaking,
): { notifications: StoredNotification[]; shown: ShownChange[] } {
  if (input.notifications) return { notifications: storedNotifications(input.notifications, stored.notifications), shown: [] };
  return movedNotifications(followed(stored, content.responsibleId), before, { content, deadline, today: day.today });
}
