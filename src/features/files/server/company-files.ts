import { roleLevels } from '#features/rights/contract/roles.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { companyFileNames } from '../contract/endpoints-company.ts';
import { sharedDocumentsFolderId } from '../contract/entities.ts';
import type { FileOwner } from './file-owner.ts';
import { companyRights } from './policy.ts';

/** The company's own files, the shared documents among them (files.10). */
export const companyFiles: FileOwner = {
  kind: 'company',
  names: companyFileNames,
  rights: async (_company, member) => companyRights(member),
  shared: { id: sharedDocumentsFolderId, name: 'Shared documents' },
  audience: async (_company, _ownerId, isShared) => ({
    roles: roleKeys.filter((role) => {
      const { sharedDocuments, organisationSettings, organisationLog } = roleLevels[role];
      return isShared ? sharedDocuments !== 'none' : organisationSettings === 'full' || organisationLog !== 'none';
    }),
    companyUserIds: [],
  }),
};
