/** What progress is counted from. */
export interface CountedTask {
  isCompleted: boolean;
  dueDate: string | null;
  /** Its place in the plan. */
  order: number;
}

export interface Progress<Task> {
  total: number;
  completed: number;
  /** A whole number; 100 only when all are done, and 0 without tasks. */
  percent: number;
  /** The open task that is due first; those without a date come last. */
  next: Task | null;
  late: number;
}

/** How far a plan is (plans.56). */
export function progressOf<Task extends CountedTask>(tasks: readonly Task[], today: string): Progress<Task> {
  const open = tasks.filter(({ isCompleted }) => !isCompleted);
  const completed = tasks.length - open.length;
  const [next = null] = open.toSorted(byDueDate);
  return {
    total: tasks.length,
    completed,
    percent: tasks.length === 0 ? 0 : Math.floor((completed / tasks.length) * 100),
    next,
    late: open.filter((task) => isLate(task, today)).length,
  };
}

/** Whether the due day of an open task has ended. */
export function isLate({ isCompleted, dueDate }: Pick<CountedTask, 'isCompleted' | 'dueDate'>, today: string): boolean {
  return !isCompleted && dueDate !== null && dueDate < today;
}

/** The order in which tasks are due, then their order in the plan. */
export function byDueDate(one: CountedTask, other: CountedTask): number {
  const [first, second] = [one.dueDate ?? '9999-12-31', other.dueDate ?? '9999-12-31'];
  if (first !== second) return first < second ? -1 : 1;
  return one.order - other.order;
}

/** The tasks of a plan that the person it is about sees: those shown to them, and those they are to do (plans.57). */
export function tasksForPerson<Task extends { visibleToEmployee: boolean; responsibleId: string | null }>(
  tasks: readonly Task[],
  companyUserId: string,
): Task[] {
  return tasks.filter(({ visibleToEmployee, responsibleId }) => visibleToEmployee || responsibleId === companyUserId);
}
