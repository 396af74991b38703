import type { SavedView } from '../contract/entities.ts';
import { isOwn, mayChange, mayDelete, type Viewer } from './policy.ts';
import type { ViewRow } from './store.ts';

/** A view as its reader gets it. */
export function presentView(view: ViewRow, viewer: Viewer): SavedView {
  const { id, name, query, isShared } = view;
  const permissions = { change: mayChange(view, viewer), delete: mayDelete(view, viewer) };
  return { viewId: id, name, query, isShared, isOwn: isOwn(view, viewer), permissions };
}
