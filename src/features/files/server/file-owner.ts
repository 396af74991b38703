import type { Membership } from '#kernel/server/actor.ts';
import type { RoleKey } from '#kernel/contract/permissions.ts';
import type { Company } from '#kernel/server/database/unit.ts';
import { register } from '#kernel/server/registers.ts';
import type { Services } from '#kernel/server/services.ts';
import type { FileNames } from '../contract/wording.ts';
import type { OwnerRights } from './policy.ts';

/**
 * A kind of record that owns files, declared by its feature: `fileEndpoints(wording)` in its contract, `fileHandlers(owner)` in its server,
 * `add(fileOwners, owner)`, and a migration with a column and foreign key for its kind in `file` and `file_tag`, as people have.
 */
export interface FileOwner {
  /** As stored, and as `location` in the access log. */
  kind: string;
  /** The names in its contract. */
  names: FileNames;
  /** A member's permissions on the files of one record; undefined when there is no such record. */
  rights: (
    company: Company,
    member: Membership,
    ownerId: string,
    services: Pick<Services, 'registers'>,
  ) => Promise<OwnerRights | undefined>;
  /** The person whose files they are, for the log and restrictions. */
  personOf?: (ownerId: string) => string;
  /** Of a kind with one owner: a folder that is there also before it has a row, and that members with `shared` rights see. */
  shared?: { id: string; name: string };
  /** Who sees an unrestricted folder, for access control. */
  audience: (company: Company, ownerId: string, isShared: boolean) => Promise<{ roles: RoleKey[]; companyUserIds: string[] }>;
}

/** The kinds of records with files, by feature. */
export const fileOwners = register<FileOwner>('files.file-owners', ({ kind }) => kind);
