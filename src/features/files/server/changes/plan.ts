import type { Fail } from '#kernel/server/failure.ts';
import type { FileChangeProblem } from '../../contract/file-changes.ts';
import { canSeeFile, filePosition } from '../folders.ts';
import type { Folders } from '../folders.ts';
import { filePermissions } from '../policy.ts';
import type { FileRow, TagLink } from '../store-files.ts';
import type { Deletion } from '../store-trash.ts';
import type { AddedFile } from './stage-files.ts';

/** What a call deletes. */
export interface PlannedDeletion {
  files: Deletion[];
  tags: Deletion[];
  /** Places that stand in for deleted folders. */
  links: TagLink[];
}

/** A folder as the call leaves it; `part` is the part of the call that changes it. */
export interface PlannedTag {
  tagId: string;
  tagName: string;
  parentTagId: string | null;
  isNew: boolean;
  /** The deleted folder that it lay in. */
  liftedFrom: string | null;
  part: string | undefined;
}

/** A file as the call leaves it. */
export interface PlannedFile {
  id: string;
  fileName: string;
  sha256: string | null;
  url: string | null;
  tagIds: readonly string[];
  /** What is stored; undefined for a new one. */
  row: FileRow | undefined;
  staged: AddedFile | undefined;
  part: string | undefined;
}

/** What a call leaves of an owner's files and folders, with what it deletes, before anything is written. */
export interface Plan {
  fail: Fail<'files.ReservedFolder'>;
  folders: Folders;
  /** The files as stored. */
  stored: ReadonlyMap<string, FileRow>;
  tags: Map<string, PlannedTag>;
  files: Map<string, PlannedFile>;
  /** The files that the call moves. */
  moved: Set<string>;
  problems: FileChangeProblem[];
  deletion: PlannedDeletion;
}

/** A file to change, by its permission as it is stored. */
export function fileToChange({ files, folders, fail }: Plan, fileId: string, needed: 'rename' | 'move' | 'delete'): PlannedFile {
  const file = files.get(fileId) ?? fail('common.NotFound');
  const row = file.row ?? fail('common.NotFound');
  if (!canSeeFile(folders, row)) fail('common.NotFound');
  return filePermissions(folders.rights, filePosition(folders, row))[needed] ? file : fail('common.Forbidden');
}
