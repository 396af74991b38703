import type { FieldWords } from '#kernel/contract/texts.ts';

const taskFields = {
  ownerKind: 'About',
  ownerId: 'About which',
  title: 'Task',
  description: 'Description',
  responsibleId: 'Responsible',
  dueDate: 'Due',
  repeat: 'Repeats',
  repeatNumber: 'Repeats every',
  repeatUnit: 'Repeats in',
  repeatFrom: 'Repeats from',
  followsId: 'Comes after',
  completedAt: 'Completed',
  completedBy: 'Completed by',
  isCompleted: 'Completed',
  comment: 'Comment',
  files: 'Files',
};
const taskValues = {
  // The features of other kinds of records say what these are.
  ownerKind: { person: 'The person', company: 'The company' },
  repeatUnit: { day: 'Days', month: 'Months' },
};

/** Words for what is kept about tasks, in the log and in takeouts. */
export const enFields = {
  records: { task: 'Tasks', ownTask: 'Own tasks about other things' },
  // Of a task’s files.
  fields: { taskId: 'Task' },
  fieldsOf: { task: taskFields, ownTask: taskFields },
  values: { area: { tasks: 'Tasks' } },
  valuesOf: { task: taskValues, ownTask: taskValues },
} satisfies FieldWords;
