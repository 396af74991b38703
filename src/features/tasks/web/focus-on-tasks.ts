/** The name of the list of tasks in the page. */
export const tasksId = 'tasks-of-record';

/** Focuses which tasks the list shows, because the focused one has left it. */
export function focusOnTasks(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${tasksId} input[type="radio"]:checked`)?.focus());
}
