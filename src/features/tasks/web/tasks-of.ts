/** The record that tasks are about. */
export interface TasksOf {
  ownerKind: string;
  ownerId: string;
}
