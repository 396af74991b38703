export type { TaskOwner } from './task-owner.ts';
/** The kinds of records with tasks: `add(taskOwners, contractTasks)`. */
export { taskOwners } from './task-owner.ts';
/** For records that are erased: erases the proof of their tasks, which go with the record by its foreign key. */
export { eraseProofOf } from './erase-proof.ts';
