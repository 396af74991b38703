import { readParty } from '#features/parties/server/public.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Contract } from '../contract/entities.ts';
import { registerDifferences } from '../contract/rules/register-differences.ts';
import type { StoredContract } from './store-contract.ts';

/** The party of a contract, and where the business register says something else than the contract and the party do. */
export async function counterpartyOf(company: Company, { partyId, party: name }: StoredContract): Promise<Contract['counterparty']> {
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
    address,
    register,
    differences: registerDifferences({ name, address }, register),
    version: party.version,
  };
}
