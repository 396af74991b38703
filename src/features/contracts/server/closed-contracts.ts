import type { ItemLevel } from '#features/access-control/contract/entities-item.ts';
import { readRestrictedItems, readRestrictedSince, type ItemType } from '#features/access-control/server/public.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import type { ClosedRecords } from '#kernel/server/logged-kinds.ts';
import { contractRights } from '../contract/rights.ts';
import { isFull, maySee, seesAll } from './policy.ts';
import type { Reader } from './store-contract.ts';
import { readAncestors, readContractRecords, readBranches, readHolders, type Branch } from './store-holders.ts';

type Viewer = Pick<Membership, 'companyUserId' | 'role'>;

/** How restrictions narrow the contracts of a company (contracts.105). */
export interface Restrictions {
  /** The contracts that are restricted, by themselves or with what they amend; deleted ones too, so that their log stays closed. */
  ids: readonly string[];
  /** What is left to a viewer of a contract. */
  levelOf: (viewer: Viewer, contractId: string) => ItemLevel | 'none';
  /** Those that somebody is responsible for. */
  heldBy: (companyUserId: string) => string[];
}

/** One statement without restrictions, else three. */
export async function readRestrictions(company: Company): Promise<Restrictions> {
  const restricted = await readRestrictedItems(company, 'contract');
  const branches = restricted.size === 0 ? new Map<string, Branch>() : await readBranches(company, [...restricted.keys()]);
  return {
    ids: [...branches.keys()],
    heldBy: (companyUserId) => [...branches.values()].flatMap((one) => (one.responsibleId === companyUserId ? [one.contractId] : [])),
    levelOf: (viewer, contractId) => {
      const { responsibleId = null, closedBy = [] } = branches.get(contractId) ?? {};
      const levels = closedBy.map((id) => restricted.get(id)?.(viewer, responsibleId) ?? 'full');
      if (levels.includes('none')) return 'none';
      return levels.includes('view') ? 'view' : 'full';
    },
  };
}

/** When contracts were last restricted, by themselves or by what they amend. */
export async function restrictedSince(company: Company): Promise<(contractId: string) => Date | undefined> {
  const since = await readRestrictedSince(company, 'contract');
  const branches = await readBranches(company, [...since.keys()]);
  return (contractId) => {
    const times = branches.get(contractId)?.closedBy.flatMap((id) => since.get(id) ?? []);
    return times?.toSorted((a, b) => b.getTime() - a.getTime())[0];
  };
}

/** A member as the reader of contracts. */
export async function contractReader(company: Company, member: Membership): Promise<Reader> {
  const { ids, levelOf } = await readRestrictions(company);
  const levels = new Map(ids.map((id) => [id, levelOf(member, id)]));
  return { companyUserId: member.companyUserId, isFull: isFull(member), levels };
}

/** Whose lines the logs leave out: contracts that are closed to a member, and what belongs to them; one statement where nothing is restricted. */
export async function closedToMember(company: Company, member: Membership): Promise<ClosedRecords> {
  const { ids, levelOf } = await readRestrictions(company);
  const hidden = ids.filter((id) => levelOf(member, id) === 'none');
  return hidden.length === 0 ? new Map() : (await readContractRecords(company, hidden)).set('contract', hidden);
}

/** Who sees a contract that is not restricted, besides whoever is responsible. */
export const contractReaders = roleKeys.filter((role) => seesAll(contractRights.contractRegister.levels[role]));

/** Contracts as items of access control. */
export const contractItem: ItemType = {
  name: 'contract',
  feature: 'contractRegister',
  find: async (company, viewer, contractId) => {
    if (!viewer.permissions.has('Contracts')) return undefined;
    const contract = (await readHolders(company, [contractId])).get(contractId);
    if (!contract || !maySee(viewer, { ...contract, level: 'full' })) return undefined;
    const { name, responsibleId } = contract;
    const above = await readAncestors(company, contractId);
    const companyUserIds = responsibleId === null ? [] : [responsibleId];
    return { id: contractId, name, ownerCompanyUserId: responsibleId, above, audience: { roles: contractReaders, companyUserIds } };
  },
  mayRestrict: (viewer) => isFull(viewer),
};
