import type { z } from 'zod';
import type { CompanyFile } from '../contract/endpoints-company.ts';
import type { listFacts, Tag } from '../contract/entities.ts';

/** Whose files, and which folder is the top of what is shown. */
export type FilePlace = { location: 'person'; companyUserId: string } | { location: 'company'; top: string | undefined };

/** A file or link, whoever owns it. */
export type ShownFile = Omit<CompanyFile, 'companyFileId'> & { id: string };

export interface FileList {
  files: readonly ShownFile[];
  tags: readonly Tag[];
  permissions: z.output<typeof listFacts.permissions>;
  storage: z.output<typeof listFacts.storage>;
}

/** The folder that the place begins in; null is the owner's own top. */
export function topOf(place: FilePlace): string | null {
  return place.location === 'company' ? (place.top ?? null) : null;
}

/** Whether there is any folder besides the one that the place begins in. */
export function hasFolders(place: FilePlace, { tags }: Pick<FileList, 'tags'>): boolean {
  return tags.some(({ tagId }) => tagId !== topOf(place));
}
