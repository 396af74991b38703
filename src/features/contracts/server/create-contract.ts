import type { z } from 'zod';
import { limitsOf } from '#features/billing/server/public.ts';
import { lockReportingLines } from '#features/people/server/public.ts';
import { applyFileChanges, stageFiles } from '#features/files/server/public.ts';
import type { FileChanges } from '#features/files/contract/file-changes.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import { newId } from '#kernel/server/id.ts';
import { twoStepHandler } from '#kernel/server/serve.ts';
import { hasRoom } from '#features/billing/contract/limits.ts';
import type { createContract as contract } from '../contract/endpoints.ts';
import type { NewContract } from '../contract/fields.ts';
import { findDeadline } from '../contract/rules/deadline.ts';
import { suggestNotifications } from '../contract/rules/notification-days.ts';
import { terminationDay } from '../contract/rules/term-ends.ts';
import { contractFilesOwner } from './contract-files.ts';
import { countedOf, deadlineDay } from './deadline-day.ts';
import { notifyWhenSaved } from './jobs.ts';
import { loggedContract } from './log-contract.ts';
import { openContract, reloadContract } from './open-contract.ts';
import { contractPermissions } from './policy.ts';
import { presentFiles } from './present-files.ts';
import {
  requireConsistent,
  requireParty,
  requireRecipients,
  requireResponsible,
  storedNotifications,
  storedSuggestions,
} from './save-contract.ts';
import { insertContract, type ContractContent } from './store-contract.ts';
import { writeNotifications } from './store-notifications.ts';
import { lockSettings } from './store-settings.ts';

/** Adds a contract with its files, all or nothing. */
export const createContract = twoStepHandler<typeof contract, Awaited<ReturnType<typeof stageFiles>>>(
  (before, { files }) => stageFiles(before, files),
  async (context, { body: { contract: input, ...changes } }) => {
    const { contractId, files } = await addContract(context, input, { changes, staged: context.prepared });
    const day = await deadlineDay(context);
    return { contract: { ...(await reloadContract(context, contractId, day)), ...presentFiles(files) } };
  },
);

type AddCall = CallContext<(typeof contract)['errors'][number]>;
interface NewFiles {
  changes: FileChanges;
  staged: Parameters<typeof applyFileChanges>[3];
}

/** Adds a contract with files that lie in the file store, in the transaction of any call of somebody who may. */
export async function addContract(context: AddCall, input: ContractInput, { changes, staged }: NewFiles) {
  const { company, actor, now, today, fail, audit } = context;
  await lockReportingLines(company);
  await requireRoom(context);
  requireConsistent(fail, input, input.notifications);
  await requireResponsible(context, input.responsible);
  await requireParty(context, input.partyId);
  await requireRecipients(context, input.notifications ?? []);
  if (input.parentContractId !== null) await requireParent(context, input.parentContractId);
  const content = contentOf(input, today);
  const deadline = findDeadline(content, await deadlineDay(context));
  const notifications = input.notifications
    ? storedNotifications(input.notifications)
    : storedSuggestions(suggestNotifications(deadline, content.noticePeriod));
  const contractId = newId();
  await insertContract(company, { contractId, content, counted: countedOf(deadline), by: actor.member.companyUserId, now });
  await writeNotifications(company, contractId, notifications);
  await notifyWhenSaved(context, [{ contractId, content, notifications }]);
  const files = await applyFileChanges(context, { type: contractFilesOwner, id: contractId }, changes, staged);
  audit({ entity: 'contract', entityId: contractId, after: loggedContract(content, notifications) });
  return { contractId, files };
}

/** Refuses when the subscription covers no more contracts. With a limit, others who add one wait, so that two do not take the last place. */
async function requireRoom(context: Pick<CallContext<'contracts.LimitReached'>, 'company' | 'services' | 'fail'>): Promise<void> {
  const read = async () => (await limitsOf(context, ['contractLimit'])).get('contractLimit') ?? { limit: null, used: 0 };
  if ((await read()).limit === null) return;
  await lockSettings(context.company);
  const taken = await read();
  if (!hasRoom(taken)) context.fail('contracts.LimitReached', 403, { details: { ...taken } });
}

/** An amendment needs a contract that the caller sees, and has full access to (contracts.105). */
async function requireParent(context: CallContext<'contracts.UnknownParent'>, contractId: string): Promise<void> {
  const { actor, fail } = context;
  // That it is missing is said of the field, not of the call.
  const parent = await openContract({ ...context, fail: () => fail('contracts.UnknownParent') }, contractId);
  if (!contractPermissions(actor.member, parent).amend) fail('common.Forbidden');
}

type ContractInput = z.output<typeof NewContract>;

function contentOf({ responsible, ...input }: ContractInput, today: string): ContractContent {
  const { notifications: _notifications, ...content } = input;
  return { ...content, responsibleId: responsible, terminatedOn: terminationDay(input.status, null, today) };
}
