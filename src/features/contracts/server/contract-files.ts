import type { FileOwner } from '#features/files/server/public.ts';
import { contractFileWording } from '../contract/file-endpoints.ts';
import { contractReaders, readRestrictions } from './closed-contracts.ts';
import { contractPermissions, maySee } from './policy.ts';
import { readHolders } from './store-holders.ts';

/** Files of contracts: whoever sees the contract reads them, whoever keeps it changes them. */
export const contractFilesOwner: FileOwner = {
  kind: 'contract',
  names: contractFileWording,
  async rights(company, member, contractId) {
    const stored = (await readHolders(company, [contractId])).get(contractId);
    const level = (await readRestrictions(company)).levelOf(member, contractId);
    if (!stored || level === 'none') return undefined;
    const contract = { ...stored, level };
    const { files, restrict } = contractPermissions(member, contract);
    const see = maySee(member, contract) ? 'all' : 'none';
    return { viewer: member.companyUserId, see, change: files ? 'all' : 'none', log: files, restrict };
  },
  audience: async (company, contractId) => {
    const contract = (await readHolders(company, [contractId])).get(contractId);
    return { roles: contractReaders, companyUserIds: contract?.responsibleId ? [contract.responsibleId] : [] };
  },
};
