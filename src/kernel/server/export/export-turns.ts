import { openTurns } from '../turns.ts';

/** The exports of this process, because all of them share its CPU. Each has the rows of its file in memory, and a child process may take a gigabyte. */
export const exportTurns = openTurns({ atOnce: 2, atOnceForOne: 1, maxWaiting: 50, maxWaitingForOne: 10 });

/** The child processes of this process. A zip with a document in it is made while it is sent, after its call has had its turn. */
export const childTurns = openTurns({ atOnce: 2 });
