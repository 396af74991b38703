import type { z } from 'zod';
import type { Query } from '#kernel/web/address.ts';
import type { CompanyFile } from '../contract/endpoints-company.ts';
import type { listFacts, Tag } from '../contract/entities.ts';

/** The owner of the files, and the root folder of the view. */
export type FilePlace = { location: 'person'; companyUserId: string } | { location: 'company'; top: string | undefined };

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
  return place.location === 'company' ? (place.top ?? null) : null;
}

/** The address of a folder in the open view; a search of another folder does not go along. */
export function folderQuery(query: Query, place: FilePlace, folder: string | null): Query {
  return { ...query, folder: folder === topOf(place) ? undefined : (folder ?? undefined), file: undefined, search: undefined };
}

/** Identifies the owner in the name of a draft. */
export function keyOfPlace(place: FilePlace): string {
  return place.location === 'person' ? place.companyUserId : 'company';
}

/** Whether there is any folder besides the root of the view. */
export function hasFolders(place: FilePlace, { tags }: Pick<FileList, 'tags'>): boolean {
  return tags.some(({ tagId }) => tagId !== topOf(place));
}
