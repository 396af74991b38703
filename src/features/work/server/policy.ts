import type { WorkKind } from '#kernel/server/work/work-kind.ts';
import type { WorkRow } from '#kernel/server/work/store-work.ts';
import type { CallContext } from '#kernel/server/call-context.ts';
import type { Work } from '../contract/entities.ts';

/** Whoever started work follows, cancels and repeats it, and administrators do so with all of it (company.17). */
export function mayManageWork({ member }: CallContext['actor'], { startedBy }: Pick<WorkRow, 'startedBy'>): boolean {
  return startedBy === member.companyUserId || member.permissions.has('OrganisationSettings');
}

/** What may be done to work in this state; `kind` is undefined when the product no longer has its kind. */
export function workPermissions({ state }: Pick<WorkRow, 'state'>, kind: WorkKind | undefined): Work['permissions'] {
  return {
    tryAgain: state === 'failed' && kind !== undefined && !kind.isAskedAnew,
    cancel: (state === 'queued' || state === 'running') && kind?.cancel !== undefined,
  };
}
