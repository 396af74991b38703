/** The sentences of notifications about plans. `when` is past, today, tomorrow or later. */
export const enReasons = {
  due: '{when, select, past {Your task “{title}” about {record} was due on {date}.} today {Your task “{title}” about {record} is due today.} tomorrow {Your task “{title}” about {record} is due tomorrow.} other {Your task “{title}” about {record} is due in {days, plural, one {# day} other {# days}}, on {date}.}}',
  undated: 'You have a task.',
  others:
    '{when, select, past {{name} has a task that was due on {date}.} today {{name} has a task that is due today.} other {{name} has a task that is due on {date}.}}',
  given: '{count, plural, one {You have a new task} other {You have # new tasks}} in the plan for {name}.',
  moved: '{count, plural, one {A task of yours has} other {# tasks of yours have}} new dates in the plan for {name}.',
  taken: '{count, plural, one {A task of yours} other {# tasks of yours}} in the plan for {name} went to someone else.',
  deleted: 'The plan for {name} was deleted, with {count, plural, one {an open task} other {# open tasks}} of yours.',
  completed: 'The plan for {name} is completed.',
  misfit: 'The dates of {name} have changed and no longer fit the plan. See whether its tasks should move.',
  handedOver:
    '{count, plural, one {An open task} other {# open tasks}} in the plan for {name} went to others, because whoever had {count, plural, one {it} other {them}} has left or got an external role.',
  keptAccess:
    'Your access should have ended with the plan for {name}. You keep it, as the only system administrator; give the role to someone else.',
};
