export type { LoggedAs, TaskMove, TaskOwner } from './task-owner.ts';
/** The kinds of records with tasks: `add(taskOwners, contractTasks)`. */
export { taskOwners } from './task-owner.ts';
/** For records that are erased: erases the proof of their tasks, which go with the record by its foreign key. */
export { eraseProofOf } from './erase-proof.ts';
/** The files of tasks, for features that complete tasks of their records themselves. */
export { taskFiles } from './task-files.ts';
/** Tasks around their days, about records of some kinds. */
export { readDueTasks } from './store-due.ts';
/** Hands over what somebody has to do about records that somebody else answers for now. */
export { handOverWithRecords } from './hand-over.ts';
