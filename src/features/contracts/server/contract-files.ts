import type { FileOwner } from '#features/files/server/public.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { contractFileWording } from '../contract/file-endpoints.ts';
import { contractRights } from '../contract/rights.ts';
import { contractPermissions, isFull, maySee } from './policy.ts';
import { readHolders } from './store-holders.ts';

/** Files of contracts: whoever sees the contract reads them, whoever keeps it changes them. */
export const contractFilesOwner: FileOwner = {
  kind: 'contract',
  names: contractFileWording,
  async rights(company, member, contractId) {
    const contract = (await readHolders(company, [contractId])).get(contractId);
    if (!contract) return undefined;
    const { files } = contractPermissions(member, contract);
    const see = maySee(member, contract) ? 'all' : 'none';
    return { viewer: member.companyUserId, see, change: files ? 'all' : 'none', log: files, restrict: isFull(member) };
  },
  audience: async (company, contractId) => {
    const contract = (await readHolders(company, [contractId])).get(contractId);
    const roles = roleKeys.filter((role) => ['full', 'viewall'].includes(contractRights.contractRegister.levels[role]));
    return { roles, companyUserIds: contract?.responsibleId ? [contract.responsibleId] : [] };
  },
};
