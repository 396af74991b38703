import type { Handler } from '#kernel/server/serve.ts';
import type { findItemPeople as contract } from '../../contract/endpoints-item.ts';
import { openItem } from './open-item.ts';
import { shownPerson } from './show-item.ts';
import { searchItemPeople } from './store-item.ts';

/** People for the picker: only those who can see items of this kind at all, since a grant never exceeds the role. */
export const findItemPeople: Handler<typeof contract> = async ({ company, actor, services, fail }, { body }) => {
  const opened = (await openItem({ company, services }, actor.member, body)) ?? fail('common.NotFound');
  if (!opened.mayChange) fail('common.Forbidden');
  const words = body.search.split(/\s+/).filter(Boolean).slice(0, 5);
  return { people: (await searchItemPeople(company, opened.item.audience, words)).map(shownPerson) };
};
