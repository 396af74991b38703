/** The sentences of notifications about plans. `when` is past, today, tomorrow or later. */
export const enReasons = {
  due: '{when, select, past {Your task “{title}” about {record} was due on {date}.} today {Your task “{title}” about {record} is due today.} tomorrow {Your task “{title}” about {record} is due tomorrow.} other {Your task “{title}” about {record} is due in {days, plural, one {# day} other {# days}}, on {date}.}}',
  undated: 'You have a task.',
  others:
    '{when, select, past {{name} has a task that was due on {date}.} today {{name} has a task that is due today.} other {{name} has a task that is due on {date}.}}',
  given: '{count, plural, one {You have a new task} other {You have # new tasks}} in the plan for {name}.',
  moved:
    '{count, plural, one {One of your tasks in the plan for {name} has a new due date} other {# of your tasks in the plan for {name} have new due dates}}.',
  taken:
    '{count, plural, one {One of your tasks in the plan for {name} was} other {# of your tasks in the plan for {name} were}} handed over to someone else.',
  removed:
    '{count, plural, one {One of your tasks in the plan for {name} is no longer yours} other {# of your tasks in the plan for {name} are no longer yours}}.',
  deleted: 'The plan for {name} was deleted, with {count, plural, one {one open task} other {# open tasks}} of yours.',
  completed: 'The plan for {name} is completed.',
  misfit: 'The dates of {name} have changed and no longer match the plan. Check whether its tasks should move.',
  deactivated: '{name} has been deactivated, but the onboarding plan is still open. Delete the plan if you no longer need it.',
  external: '{name} has become external, but the plan is still open. Delete the plan if you no longer need it.',
  handedOver:
    '{count, plural, one {One open task} other {# open tasks}} in the plan for {name} went to others, because the person who had {count, plural, one {it} other {them}} has left or become external.',
  keptAccess:
    'Your access should have ended with the plan for {name}. You keep it because you are the only System Admin. Give the role to someone else.',
};
