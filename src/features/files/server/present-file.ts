import type { z } from 'zod';
import type { fileFacts } from '../contract/entities.ts';
import { filePosition } from './folders.ts';
import type { Folders } from './folders.ts';
import { filePermissions } from './policy.ts';
import type { FileRow } from './store-files.ts';

/** A file in the form of the answer, before its id gets the owner-specific name. */
export type PresentedFile = { id: string } & z.input<z.ZodObject<typeof fileFacts>>;

export function presentFile(folders: Folders, row: FileRow): PresentedFile {
  const { byId, rights } = folders;
  return {
    id: row.id,
    fileName: row.fileName,
    size: row.sha256 === null ? null : row.size,
    contentType: row.contentType,
    url: row.url,
    uploadedDate: row.uploadedDate,
    uploadedBy: row.createdBy === null ? null : { companyUserId: row.createdBy, fullName: row.createdByName ?? '' },
    tags: row.tagIds.flatMap((id) => {
      const tag = byId.get(id);
      return tag ? [{ tagId: id, tagName: tag.tagName, parentTagId: tag.parentTagId }] : [];
    }),
    permissions: filePermissions(rights, filePosition(folders, row)),
    version: row.version,
  };
}
