import { parse } from 'node:path';
import { attempt } from '#kernel/server/attempt.ts';
import type { FileChangeCode, FileChanges } from '../contract/file-changes.ts';
import { applyFileChanges } from './changes/apply-changes.ts';
import type { AddedFile } from './changes/stage-files.ts';
import type { ListedFiles } from './list-files.ts';
import type { FilingCall, Owner } from './owner.ts';

const mostAlike = 100;

/** Adds a file that the product or a scanner has named: where the name is taken it gets a number. What lies there already is refused (files.4). */
export async function addNumbered(
  call: FilingCall<FileChangeCode>,
  owner: Owner,
  changes: FileChanges,
  file: AddedFile,
): Promise<ListedFiles> {
  for (let number = 1; number < mostAlike; number += 1) {
    const named = { ...file, name: numbered(file.name, number) };
    const put = await attempt<FileChangeCode, ListedFiles>(call.company, (fail) =>
      applyFileChanges({ ...call, fail }, owner, changes, [named]),
    );
    if ('done' in put) return put.done;
    // Once more, as the refusal of the call itself.
    if (put.refusal !== 'files.SameName') return applyFileChanges(call, owner, changes, [named]);
  }
  return applyFileChanges(call, owner, changes, [{ ...file, name: numbered(file.name, mostAlike) }]);
}

function numbered(name: string, number: number): string {
  const { name: stem, ext } = parse(name);
  return number === 1 ? name : `${stem} (${number})${ext}`;
}
