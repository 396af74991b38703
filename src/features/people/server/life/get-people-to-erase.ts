import { findLeaverRetention } from '#features/company/server/public.ts';
import { addMonths } from '#kernel/contract/days.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getPeopleToErase as contract } from '../../contract/endpoints-life.ts';
import { selectionFor } from '../list-company-users.ts';
import { viewerOf } from '../policy.ts';
import { countPeople } from '../store-people-list.ts';

/** How many people left longer ago than the company keeps leavers; nobody is erased by itself (people.43). */
export const getPeopleToErase: Handler<typeof contract> = async ({ company, actor, today }) => {
  const months = await findLeaverRetention(company);
  const leftUntil = addMonths(today, -months);
  const people = await countPeople(company, selectionFor(viewerOf(actor.member), ['inactive'], { leftUntil }));
  return { people, leftUntil, months };
};
