import { companyRights } from '#features/company/contract/rights.ts';
import { roleKeys, type Level, type RoleKey } from '#kernel/contract/permissions.ts';
import type { RightsRow } from '#kernel/contract/rights.ts';
import { companyFileWording } from '../contract/endpoints-company.ts';
import { sharedDocumentsFolderId } from '../contract/entities.ts';
import { filesRights } from '../contract/rights.ts';
import type { FileOwner } from './file-owner.ts';
import { companyFileRights } from './policy.ts';

/** The company's own files, the shared documents among them (files.10). */
export const companyFiles: FileOwner = {
  kind: 'company',
  names: companyFileWording,
  rights: async (_company, member) => companyFileRights(member),
  shared: { id: sharedDocumentsFolderId, name: 'Shared documents' },
  audience: async (_company, _ownerId, isShared) => ({
    roles: roleKeys.filter((role) => {
      if (isShared) return levelOf(filesRights.sharedDocuments, role) !== 'none';
      return levelOf(companyRights.organisationSettings, role) === 'full' || levelOf(companyRights.organisationLog, role) !== 'none';
    }),
    companyUserIds: [],
  }),
};

function levelOf({ levels }: RightsRow, role: RoleKey): Level {
  return levels[role];
}
