export type { TaskAccess, TaskAsked, TaskOwner } from './task-owner.ts';
/** The kinds of records with tasks: `add(taskOwners, contractTasks)`. */
export { taskOwners } from './task-owner.ts';
