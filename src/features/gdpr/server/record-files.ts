import { eraseOwnerFiles, fileHandlers, type FileOwner } from '#features/files/server/public.ts';
import { roleKeys } from '#kernel/contract/permissions.ts';
import { nameErasedLines } from '#kernel/server/audit-erasure.ts';
import type { Change } from '#kernel/server/audit.ts';
import { eraseDetailsOfRecords } from '#kernel/server/store-audit.ts';
import type { Membership } from '#kernel/server/actor.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import {
  breachFileWording,
  ofOwner,
  requestFileWording,
  type breachFileEndpoints,
  type requestFileEndpoints,
} from '../contract/file-endpoints.ts';
import { gdprRights } from '../contract/rights.ts';
import { breachKind, requestKind } from './log-gdpr.ts';
import { isFull } from './policy.ts';
import { readStates, type RecordTable } from './store-record-states.ts';

/** Who sees the area reads them; who keeps it changes those of open records (gdpr.117). */
function rightsOf(table: RecordTable): FileOwner['rights'] {
  return async (company, member: Membership, recordId) => {
    const state = (await readStates(company, table, [recordId])).get(recordId);
    if (state === undefined) return undefined;
    const full = isFull(member);
    const see = member.permissions.has('Gdpr') ? 'all' : 'none';
    return { viewer: member.companyUserId, see, change: full && state === 'open' ? 'all' : 'none', log: full, restrict: full };
  };
}

const audience: FileOwner['audience'] = async (_company: Company) => ({
  roles: roleKeys.filter((role) => gdprRights.gdpr.levels[role] !== 'none'),
  companyUserIds: [],
});

export const requestFilesOwner: FileOwner = {
  kind: requestKind,
  names: requestFileWording,
  rights: rightsOf('gdpr_subject_request'),
  audience,
};
export const breachFilesOwner: FileOwner = { kind: breachKind, names: breachFileWording, rights: rightsOf('gdpr_breach'), audience };

export const recordFileCalls = {
  ...ofOwner(fileHandlers<typeof requestFileEndpoints>(requestFilesOwner), 'Request'),
  ...ofOwner(fileHandlers<typeof breachFileEndpoints>(breachFilesOwner), 'Breach'),
};

type Erasing = Pick<Parameters<typeof eraseOwnerFiles>[0], 'company' | 'now'>;

/** Erases the files of records that are erased, or whose words are, and what the log says of them: names of files are words too. */
export async function eraseFilesOf({ company, now }: Erasing, type: FileOwner, recordIds: readonly string[]): Promise<void> {
  const erased: string[] = [];
  const audit = ({ entityId }: Change) => void erased.push(entityId);
  for (const id of recordIds) await eraseOwnerFiles({ company, now, audit }, { type, id });
  await eraseWordsOf({ company, now }, 'file', erased);
}

/** Erases what the log says of records; that something was done with them stays. */
export async function eraseWordsOf({ company, now }: Erasing, entity: string, entityIds: readonly string[]): Promise<void> {
  if (entityIds.length > 0) await nameErasedLines(company, await eraseDetailsOfRecords(company, entity, entityIds), now);
}
