import type { MemberActor } from '#kernel/server/call-context.ts';
import { savedLists, type SavedList } from '#kernel/server/saved-lists.ts';
import type { Services } from '#kernel/server/services.ts';
import type { ViewRow } from './store.ts';

export interface Viewer {
  companyUserId: string;
  mayShare: boolean;
}

/** Who looks at the views of a list; undefined when there is no such list or they may not open it. */
export function viewerOf(services: Pick<Services, 'registers'>, { member }: MemberActor, list: string): Viewer | undefined {
  const kind: SavedList | undefined = services.registers.of(savedLists).get(list);
  if (!kind || !member.permissions.has(kind.permission)) return undefined;
  return { companyUserId: member.companyUserId, mayShare: member.permissions.has(kind.sharing) };
}

export const isOwn = ({ companyUserId }: ViewRow, viewer: Viewer): boolean => companyUserId === viewer.companyUserId;

export function maySee(view: ViewRow, viewer: Viewer): boolean {
  return view.isShared || isOwn(view, viewer);
}

/** A shared view is changed by whoever may share; another one by its owner (shell.40). */
export function mayChange(view: ViewRow, viewer: Viewer): boolean {
  return view.isShared ? viewer.mayShare : isOwn(view, viewer);
}

/** One's own is deleted also when one may no longer share. */
export function mayDelete(view: ViewRow, viewer: Viewer): boolean {
  return isOwn(view, viewer) || mayChange(view, viewer);
}
