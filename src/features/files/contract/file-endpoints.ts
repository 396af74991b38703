import { addEndpoints } from './add-endpoints.ts';
import { changeEndpoints } from './change-endpoints.ts';
import { folderEndpoints } from './folder-endpoints.ts';
import { readEndpoints } from './read-endpoints.ts';
import { trashEndpoints } from './trash-endpoints.ts';
import type { Wording } from './wording.ts';

/** The endpoints of an owner's files, links, folders and trash; `fileHandlers(owner)` of the server serves them. */
export function fileEndpoints<const W extends Wording>(wording: W) {
  return {
    ...addEndpoints(wording),
    ...readEndpoints(wording),
    ...changeEndpoints(wording),
    ...folderEndpoints(wording),
    ...trashEndpoints(wording),
  };
}

/** The endpoints of an owner whose names do not matter. */
export type FileEndpoints = ReturnType<typeof fileEndpoints<Wording>>;
