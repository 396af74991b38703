import { findLeaverRetention } from '#features/company/server/public.ts';
import { mayGrant } from '#features/rights/contract/roles.ts';
import { addMonths } from '#kernel/contract/days.ts';
import type { Handler } from '#kernel/server/serve.ts';
import type { getPeopleToErase as contract } from '../../contract/endpoints-life.ts';
import { Role } from '../../contract/entities.ts';
import { selectionFor } from '../list-company-users.ts';
import { viewerOf } from '../policy.ts';
import { countPeople } from '../store-people-list.ts';

/** How many people that the viewer may erase left longer ago than the company keeps leavers; nobody is erased by itself (people.43). */
export const getPeopleToErase: Handler<typeof contract> = async ({ company, actor, today }) => {
  const months = await findLeaverRetention(company);
  const leftUntil = addMonths(today, -months);
  const viewer = viewerOf(actor.member);
  // Who may not erase somebody is not told to (people.16).
  const roles = Role.options.filter((role) => mayGrant(viewer.role, role));
  const people = await countPeople(company, selectionFor(viewer, ['inactive'], { leftUntil, roles }));
  return { people, leftUntil, months, roles: roles.length < Role.options.length ? roles : [] };
};
