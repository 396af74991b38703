import type { FileChangeCode, FileChanges } from '../contract/file-changes.ts';
import { applyFileChanges } from './changes/apply-changes.ts';
import type { AddedFile } from './changes/stage-files.ts';
import type { ListedFiles } from './list-files.ts';
import type { FilingCall, Owner } from './owner.ts';

/** Adds a file that the product or a scanner has named: where the name is taken it gets a number. What lies there already is refused (files.4). */
export function addNumbered(call: FilingCall<FileChangeCode>, owner: Owner, changes: FileChanges, file: AddedFile): Promise<ListedFiles> {
  return applyFileChanges(call, owner, changes, [{ ...file, mayBeNumbered: true }]);
}
