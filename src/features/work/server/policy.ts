import type { WorkKind } from '#kernel/server/work/work-kind.ts';
import type { WorkRow } from '#kernel/server/work/store-work.ts';
import type { Work } from '../contract/entities.ts';

/** What an administrator may do to work; `kind` is undefined when the product no longer has its kind. */
export function workPermissions({ state }: Pick<WorkRow, 'state'>, kind: WorkKind | undefined): Work['permissions'] {
  return {
    tryAgain: state === 'failed' && kind !== undefined,
    cancel: (state === 'queued' || state === 'running') && kind?.cancel !== undefined,
  };
}
