/** The file of open tasks. */
export const enExport = {
  title: 'Open on- and offboarding tasks',
  fileName: 'Tasks',
  /** The name of the calendar. */
  calendar: 'On- and offboarding',
  columns: {
    person: 'Person',
    planType: 'Plan',
    referenceDate: 'First or last day',
    order: 'Number',
    title: 'Task',
    responsible: 'Responsible',
    dueDate: 'Due',
    isOverdue: 'Overdue',
    visibleToEmployee: 'Visible to the person',
    description: 'Description',
  },
  types: { Onboarding: 'Onboarding', Offboarding: 'Offboarding' },
  yes: 'Yes',
  no: 'No',
};
