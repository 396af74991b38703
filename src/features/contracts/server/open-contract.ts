import type { CallContext } from '#kernel/server/call-context.ts';
import { refuseStale } from '#kernel/server/refuse-stale.ts';
import type { Contract, ContractPermissions } from '../contract/entities.ts';
import { findDeadline, type Deadline, type DeadlineDay } from '../contract/rules/deadline.ts';
import { deadlineDay } from './deadline-day.ts';
import { contractReader } from './closed-contracts.ts';
import { contractPermissions, maySee } from './policy.ts';
import { presentContract } from './present-contract.ts';
import { readContract, type ContractLock, type StoredContract } from './store-contract.ts';
import type { z } from 'zod';

export type ContractCall = Pick<CallContext, 'company' | 'actor' | 'today' | 'fail'>;

/**
 * A contract that the caller may see; others are told whom to ask, and a form that the contract itself is gone. One that is closed to the caller is not
 * there.
 */
export async function openContract(call: ContractCall, contractId: string, options?: { lock?: ContractLock }): Promise<StoredContract> {
  const { company, actor, fail } = call;
  const found = await readContract(company, await contractReader(company, actor.member), contractId, options);
  const contract = found && found.level !== 'none' ? found : fail('common.NotFound', 404, { details: { missing: 'contract' } });
  if (!maySee(actor.member, contract)) fail('common.Forbidden', 403, { details: { responsible: contract.responsible } });
  return contract;
}

/** A contract that is about to be changed, and what its deadlines are counted with. */
export interface OpenedContract {
  contract: StoredContract;
  day: DeadlineDay;
  deadline: Deadline;
}

/** A contract to change in this way, locked; refuses when it has changed since the caller read it. */
export async function openToChange(
  call: ContractCall,
  { contractId, version }: { contractId: string; version?: number | undefined },
  needed: keyof ContractPermissions,
): Promise<OpenedContract> {
  const { company, actor, fail } = call;
  const contract = await openContract(call, contractId, { lock: needed === 'delete' ? 'delete' : 'change' });
  if (!contractPermissions(actor.member, contract)[needed]) fail('common.Forbidden');
  const day = await deadlineDay(call);
  await refuseStale(fail, { read: version, stored: contract.version }, async () => ({
    contract: await presentContract({ company, member: actor.member, day }, contract),
  }));
  return { contract, day, deadline: findDeadline(contract, day) };
}

/** The contract, read again after it was changed. */
export async function reloadContract(call: ContractCall, contractId: string, day: DeadlineDay): Promise<z.input<typeof Contract>> {
  const { company, actor, fail } = call;
  const reader = await contractReader(company, actor.member);
  const contract = (await readContract(company, reader, contractId)) ?? fail('common.NotFound');
  return presentContract({ company, member: actor.member, day }, contract);
}
