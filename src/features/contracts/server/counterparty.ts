import { partyRights, readParty } from '#features/parties/server/public.ts';
import { registerAddress } from '#features/parties/contract/rules/register-address.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Contract } from '../contract/entities.ts';
import { registerDifferences, type PartyFacts } from '#features/parties/contract/rules/register-differences.ts';
import { contractPermissions } from './policy.ts';
import type { StoredContract } from './store-contract.ts';

type Party = NonNullable<Awaited<ReturnType<typeof readParty>>>;

/** The party of a contract, and where the business register says something else than the contract and the party do. */
export async function counterpartyOf(
  { company, member }: { company: Company; member: Membership },
  contract: StoredContract,
): Promise<Contract['counterparty']> {
  const { partyId, party: name } = contract;
  const party = partyId === null ? undefined : await readParty(company, partyId);
  if (!party) return null;
  const { registerState: state, registerCompany, registerCopiedAt: copiedAt, address } = party;
  const register = state && copiedAt && { state, company: registerCompany, copiedAt: copiedAt.toISOString() };
  return {
    partyId: party.partyId,
    kind: party.kind,
    name: party.name,
    registryId: party.registryId,
    email: party.email,
    address: keptFacts(contract, party).address,
    register,
    differences: registerDifferences({ name, address }, register),
    version: party.version,
    permissions: { refresh: party.registryId !== null && mayRefresh(member, contract) },
  };
}

/** Whoever may change both the contract and parties. */
export function mayRefresh(member: Membership, contract: Pick<StoredContract, 'responsibleId' | 'level'>): boolean {
  return contractPermissions(member, contract).update && partyRights(member).change;
}

/** What is kept of the party of a contract: an address that nobody has typed is that of the register's copy. */
export function keptFacts({ party: name }: Pick<StoredContract, 'party'>, party: Party): PartyFacts {
  const { address, registerCompany: copy, registerState } = party;
  return { name, address: address ?? (copy && registerAddress(copy)), state: registerState ?? 'active' };
}
