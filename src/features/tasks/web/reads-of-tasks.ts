import { getOwnTasks, getTasks } from '../contract/endpoints.ts';

/** The queries that show tasks. */
export const readsOfTasks = [getTasks, getOwnTasks];
