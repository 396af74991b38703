import type { Handler } from '#kernel/server/serve.ts';
import type { getOwnTasks as ownContract, getTasks as contract } from '../contract/endpoints.ts';
import { openRecord, presentTasks } from './open-task.ts';
import { readOwnTasks, readTasks } from './store-task.ts';

/** The tasks about a record that the caller may see. */
export const getTasks: Handler<typeof contract> = async (context, { query }) => {
  const { access } = await openRecord(context, query);
  const { companyUserId } = context.actor.member;
  const rows = await readTasks(context.company, query, access.sees === 'all' ? undefined : { companyUserId, withGiven: true });
  return { tasks: await presentTasks(context, rows), mayAdd: access.mayAdd && access.isOpen };
};

/** What the caller has to do. */
export const getOwnTasks: Handler<typeof ownContract> = async (context) => {
  const rows = await readOwnTasks(context.company, context.actor.member.companyUserId);
  return { tasks: await presentTasks(context, rows) };
};
