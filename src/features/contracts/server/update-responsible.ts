import { lockReportingLines, memberByPerson } from '#features/people/server/public.ts';
import { handOverWithRecords } from '#features/tasks/server/public.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { updateResponsible as contract } from '../contract/endpoints.ts';
import type { HandedContract } from '../contract/entities.ts';
import type {
  getContractsToHandOver as toHandOverContract,
  getPossibleResponsibles as possibleContract,
} from '../contract/endpoints-register.ts';
import { contractChange } from './log-contract.ts';
import { contractReader, restrictedSince } from './closed-contracts.ts';
import { mayBeResponsible, visibleTo } from './policy.ts';
import { contractTasks } from './record-owners.ts';
import { requireResponsible } from './save-contract.ts';
import { closedTo } from './store-contract.ts';
import { handOverContracts, readCandidates, readHandedBy, readHeldNames } from './store-holders.ts';

/** The half a minute in which it can be undone, and what both calls and a lost connection may take. */
const takenBackFor = 120_000;

/** Gives the contracts of one person to another, all that the caller keeps; undone, those that went to the person that way. */
export const updateResponsible: Handler<typeof contract> = async (context, { body }) => {
  const { Responsible: from, NewResponsible: to, contracts: undoes } = body;
  const { company, actor, now, fail, audit } = context;
  await lockReportingLines(company);
  if (undoes) await requireFormer(context, to);
  else await requireResponsible(context, to);
  if (!(await memberByPerson(context, from))) fail('common.NotFound');
  const own = undoes && to === actor.member.companyUserId ? await takenBack(context, undoes) : new Set<string>();
  const except = (await staying(context)).filter((id) => !own.has(id));
  const handed = from === to ? [] : await handOverContracts(company, { from, to, by: actor.member.companyUserId, now, except, undoes });
  if (handed.length === 0 && !undoes) fail('contracts.NothingToHandOver');
  for (const { contractId, name } of handed) audit(contractChange(contractId, { name, responsibleId: from }, { name, responsibleId: to }));
  const wentAlong = new Map(undoes?.map(({ contractId, taskIds }) => [contractId, taskIds]));
  const records = handed.map(({ contractId }) => ({ ownerId: contractId, from, to, taskIds: wentAlong.get(contractId) }));
  const event = { ...context, by: actor.member.companyUserId };
  const tasks = await handOverWithRecords(event, contractTasks.kind, records, { isUndone: undoes !== undefined });
  const tasksOf = Map.groupBy(tasks, ({ ownerId }) => ownerId);
  const contracts = handed.map(({ contractId, version, notificationIds }) => ({
    contractId,
    version,
    notificationIds,
    taskIds: (tasksOf.get(contractId) ?? []).map(({ taskId }) => taskId),
  }));
  return { handedOver: handed.length, contracts };
};

/** Refuses to give contracts back to somebody who may not have them any more, as after the deactivation they were handed over for. */
async function requireFormer(context: CallContext<'contracts.CannotGoBack'>, id: string): Promise<void> {
  const member = await memberByPerson(context, id);
  if (!member || !mayBeResponsible(member)) context.fail('contracts.CannotGoBack');
}

/** The contracts of a person that the caller can give to another, as `updateResponsible` does. */
export const getContractsToHandOver: Handler<typeof toHandOverContract> = async (context, { query: { companyUserId } }) => ({
  contracts: await readHeldNames(context.company, companyUserId, await staying(context)),
});

/** The contracts that the caller does not hand over, since others have restricted them (contracts.106). */
async function staying({ company, actor }: Pick<CallContext, 'company' | 'actor'>): Promise<string[]> {
  const { levels } = await contractReader(company, actor.member);
  return [...levels].flatMap(([id, level]) => (level === 'full' ? [] : [id]));
}

/** What the caller has just handed over, which may have been open to them only as the one responsible; what was restricted since is not theirs to take. */
async function takenBack({ company, actor, now }: CallContext, undoes: readonly HandedContract[]): Promise<Set<string>> {
  const after = new Date(now.getTime() - takenBackFor);
  const handed = await readHandedBy(company, { undoes, by: actor.member.companyUserId, after });
  if (handed.length === 0) return new Set();
  const since = await restrictedSince(company);
  return new Set(handed.flatMap(({ contractId, at }) => ((since(contractId) ?? at) <= at ? [contractId] : [])));
}

/** Who may be responsible for contracts, with how many they have that the caller sees. */
export const getPossibleResponsibles: Handler<typeof possibleContract> = async ({ company, actor, services }) => {
  const roles = roleKeys.filter((role) => services.roleTable.permissionsOf(role).has('Contracts'));
  const people = await readCandidates(company, roles, closedTo(await contractReader(company, actor.member)));
  const sees = visibleTo(actor.member);
  const isCounted = (id: string) => sees === 'all' || sees.responsibleId === id;
  return { people: people.map((one) => (isCounted(one.companyUserId) ? one : { ...one, contracts: 0 })) };
};
