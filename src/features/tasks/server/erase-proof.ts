import { eraseOwnerFiles } from '#features/files/server/public.ts';
import { readTaskIdsOf } from './store-leaver.ts';
import type { TaskPlace } from './store-task.ts';
import { taskFiles } from './task-files.ts';

/** Erases the proof of all tasks of a record that is erased. */
export async function eraseProofOf(event: Parameters<typeof eraseOwnerFiles>[0], place: TaskPlace): Promise<void> {
  for (const id of await readTaskIdsOf(event.company, place)) await eraseOwnerFiles(event, { type: taskFiles, id });
}
