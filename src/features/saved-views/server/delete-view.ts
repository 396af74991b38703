import type { Handler } from '#kernel/server/serve.ts';
import type { deleteView as contract } from '../contract/endpoints.ts';
import { mayDelete, maySee, viewerOf } from './policy.ts';
import { lockView, removeView } from './store.ts';

/** Deletes a view: one's own, or a shared one. */
export const deleteView: Handler<typeof contract> = async ({ company, services, actor, fail, audit }, { query: { viewId } }) => {
  const view = (await lockView(company, viewId)) ?? fail('common.NotFound');
  const viewer = viewerOf(services, actor, view.list) ?? fail('common.NotFound');
  if (!maySee(view, viewer)) fail('common.NotFound');
  if (!mayDelete(view, viewer)) fail('common.Forbidden');
  await removeView(company, viewId);
  const { name, list, query, isShared } = view;
  audit({ entity: 'savedView', entityId: viewId, companyUserId: viewer.companyUserId, before: { name, list, query, isShared } });
  return {};
};
