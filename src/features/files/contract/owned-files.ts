import type { fileEndpoints, FileEndpoints } from './file-endpoints.ts';
import type { Wording } from './wording.ts';

/** A kind of record with files, for the panel of its files: its name as stored, the names of its fields, its endpoints. */
export interface OwnedFiles {
  kind: string;
  wording: Wording;
  endpoints: FileEndpoints;
}

/** `export const contractFiles = ownedFiles('contract', wording, fileEndpoints(wording))`. */
export function ownedFiles<const W extends Wording>(kind: string, wording: W, endpoints: ReturnType<typeof fileEndpoints<W>>): OwnedFiles {
  // Whoever reads `wording` knows these endpoints; nothing can say that of computed names.
  return { kind, wording, endpoints: endpoints as unknown as FileEndpoints };
}
