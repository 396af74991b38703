import type { z } from 'zod';
import type { Query } from '#kernel/web/address.ts';
import type { CompanyFile } from '../contract/endpoints-company.ts';
import type { listFacts, Tag } from '../contract/entities.ts';
import type { OwnedFiles } from '../contract/owned-files.ts';

/** Whose files they are, and the root folder of the view. */
export interface FilePlace {
  files: OwnedFiles;
  /** The id of the record; undefined of a kind with one owner, as the company itself. */
  ownerId?: string;
  /** The folder that is shown as if it were the top. */
  top?: string;
}

/** A file or link of any owner. */
export type ShownFile = Omit<CompanyFile, 'companyFileId'> & { id: string };

export interface FileList {
  files: readonly ShownFile[];
  tags: readonly Tag[];
  permissions: z.output<typeof listFacts.permissions>;
  storage: z.output<typeof listFacts.storage>;
}

/** The root folder of the view; null is the owner's top level. */
export function topOf(place: FilePlace): string | null {
  return place.top ?? null;
}

/** The address of a folder in the open view; a search of another folder does not go along. */
export function folderQuery(query: Query, place: FilePlace, folder: string | null): Query {
  return { ...query, folder: folder === topOf(place) ? undefined : (folder ?? undefined), file: undefined, search: undefined };
}

/** Identifies the owner in the name of a draft. */
export function keyOfPlace({ files, ownerId }: FilePlace): string {
  return ownerId ?? files.kind;
}

/** Whether there is any folder besides the root of the view. */
export function hasFolders(place: FilePlace, { tags }: Pick<FileList, 'tags'>): boolean {
  return tags.some(({ tagId }) => tagId !== topOf(place));
}
