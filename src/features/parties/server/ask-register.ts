import { askBusinessRegister, searchBusinessRegister, type RegistryAnswer } from '#features/company/server/public.ts';
import type { RegistryCompany } from '#features/company/contract/entities.ts';
import type { Fail } from '#kernel/server/failure.ts';
import { requireRate } from '#kernel/server/rate-limit.ts';
import type { Services } from '#kernel/server/services.ts';
import { maxInRegister, type RegisterState } from '../contract/entities.ts';
import type { StoredRegister } from './store-party.ts';

interface RegisterCall<Code extends string> {
  services: Services;
  actor: { account: { id: string } };
  now: Date;
  fail: Fail<Code>;
}

/** An organisation as the register answered. */
export interface RegisteredUnit {
  registryId: string;
  state: RegisterState;
  /** Null when the register does not even name it any more. */
  name: string | null;
  /** Null when the register says only that it is bankrupt or deleted. */
  company: RegistryCompany | null;
}

/** What the business register says of a number; undefined when it does not answer. Must not be called inside a transaction. */
export async function askRegister(
  call: RegisterCall<'parties.RegistryUnknown'>,
  registryId: string,
): Promise<(StoredRegister & RegisteredUnit) | undefined> {
  await requireTurn(call);
  const answer = await askBusinessRegister(call.services, registryId);
  if (answer.kind === 'unavailable') return undefined;
  const unit = unitOf(registryId, answer) ?? call.fail('parties.RegistryUnknown');
  return { ...unit, copiedAt: call.now };
}

/** Organisations whose name has the words of a text; undefined when the register does not answer. Must not be called inside a transaction. */
export async function searchRegister(call: RegisterCall<never>, text: string): Promise<RegisteredUnit[] | undefined> {
  await requireTurn(call);
  const found = await searchBusinessRegister(call.services, text, maxInRegister);
  return found?.flatMap(({ registryId, answer }) => unitOf(registryId, answer) ?? []);
}

function requireTurn({ services, actor }: Pick<RegisterCall<never>, 'services' | 'actor'>): Promise<void> {
  return requireRate(services, { key: `registry-lookup|${actor.account.id}`, limit: 30, windowSeconds: 600 });
}

function unitOf(registryId: string, answer: RegistryAnswer): RegisteredUnit | undefined {
  switch (answer.kind) {
    case 'found':
      return { registryId, state: answer.isBeingWoundUp ? 'windingUp' : 'active', name: answer.company.name, company: answer.company };
    case 'bankrupt':
    case 'deleted':
      return { registryId, state: answer.kind, name: answer.name ?? null, company: null };
    case 'unknown':
    case 'invalid':
    case 'unavailable':
      return undefined;
  }
}
