import { companyRights } from '#features/company/contract/rights.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { companyFileNames } from '../contract/endpoints-company.ts';
import { sharedDocumentsFolderId } from '../contract/entities.ts';
import { filesRights } from '../contract/rights.ts';
import type { FileOwner } from './file-owner.ts';
import { companyFileRights } from './policy.ts';

/** The company's own files, the shared documents among them (files.10). */
export const companyFiles: FileOwner = {
  kind: 'company',
  names: companyFileNames,
  rights: async (_company, member) => companyFileRights(member),
  shared: { id: sharedDocumentsFolderId, name: 'Shared documents' },
  audience: async (_company, _ownerId, isShared) => ({
    roles: roleKeys.filter((role) => {
      const { organisationSettings, organisationLog } = companyRights;
      if (isShared) return filesRights.sharedDocuments.levels[role] !== 'none';
      return organisationSettings.levels[role] === 'full' || organisationLog.levels[role] !== 'none';
    }),
    companyUserIds: [],
  }),
};
