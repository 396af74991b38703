/** Words of plans and tasks that stand on every page. */
export const enWords = {
  types: { Onboarding: 'Onboarding', Offboarding: 'Offboarding' },
  statuses: { draft: 'Draft', published: 'Published', completed: 'Completed', reopened: 'Opened again' },
  reference: { Onboarding: 'First day', Offboarding: 'Last day' },
  progress: '{completed} of {total} tasks',
  percent: '{percent} per cent completed',
  late: '{count, plural, one {# overdue} other {# overdue}}',
  due: { none: 'No due date', date: 'Due {date}', today: 'Due today', late: 'Was due {date}' },
  responsible: {
    companyUser: 'The person',
    reportingManager: 'Manager',
    planCreator: 'The person who created the plan',
    hradmin: 'HR Admin',
    named: 'A person',
  },
  /** Why somebody is responsible (plans.52). */
  responsibleWhy: {
    named: 'Chosen for the task',
    companyUser: 'The person',
    reportingManager: 'Manager',
    managerAbove: 'The next manager, because the nearest cannot have tasks',
    planCreator: 'The person who created the plan',
    hradmin: 'HR Admin',
    systemadmin: 'System Admin, because no HR Admin can have the task',
    nobody: 'Nobody here can have the task. Choose someone',
    deputy: '{who} is away: the substitute',
  },
  nobody: 'Nobody',
  noAccess: 'Cannot sign in',
  hidden: 'Hidden from the person',
  units: {
    day: '{days, plural, one {# day} other {# days}}',
    workingDay: '{days, plural, one {# working day} other {# working days}}',
  },
  why: {
    typed: 'The date was entered.',
    noDate: 'The task has no due date.',
    noReference: { Onboarding: 'The plan has no first day yet.', Offboarding: 'The plan has no last day yet.' },
    onReference: { Onboarding: 'Due on the first day, {date}.', Offboarding: 'Due on the last day, {date}.' },
    counted: {
      before: {
        Onboarding: '{length} before the first day, {reference}: {date}.',
        Offboarding: '{length} before the last day, {reference}: {date}.',
      },
      after: {
        Onboarding: '{length} after the first day, {reference}: {date}.',
        Offboarding: '{length} after the last day, {reference}: {date}.',
      },
    },
    movedBefore: {
      weekend: '{from} is on a weekend, so it is due the working day before: {date}.',
      dayOff: '{from} is a day off, so it is due the working day before: {date}.',
    },
  },
  leftOut: {
    department: 'Only for {names}',
    location: 'Only for {names}',
    position: 'Only for {names}',
    contractType: 'Only for {names}',
    onlyLeaders: 'Only for managers',
    notLeaders: 'Not for managers',
  },
  contractTypes: { permanent: 'permanent employment', manager: 'leading positions', temporary: 'temporary employment' },
};
