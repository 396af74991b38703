import type { Handler } from '#kernel/server/serve.ts';
import type { updateWidgets as contract } from '../contract/endpoints-home.ts';
import { readArrangement, writeArrangement } from './store-home.ts';

/** Saves the caller's arrangement of the home page. */
export const updateWidgets: Handler<typeof contract> = async ({ company, actor, now, audit }, { body }) => {
  const { companyUserId } = actor.member;
  const widgets = body.widgets.toSorted((a, b) => a.order - b.order).map((widget, order) => ({ ...widget, order }));
  const before = await readArrangement(company, companyUserId);
  await writeArrangement(company, companyUserId, widgets, now);
  audit({ entity: 'homeArrangement', entityId: companyUserId, companyUserId, before: { widgets: before }, after: { widgets } });
  return { widgets };
};
