import { TasksPanel } from '#features/tasks/web/public.ts';
import type { PartOfRecord } from '#kernel/web/entry.ts';
import { bookKind } from '../contract/book-parts.ts';

/** The tasks about a book, as a tab of its page. */
export function BookTasks({ recordId }: PartOfRecord) {
  return <TasksPanel ownerKind={bookKind} ownerId={recordId} />;
}
