/** The secret calendar address. */
export const enFeed = {
  open: 'Due dates in my calendar',
  title: 'Due dates in your calendar',
  lead: 'A secret address shows due dates of on- and offboarding in another calendar, such as Outlook or Google Calendar.',
  scope: 'Which due dates',
  scopes: { mine: 'My own tasks', all: 'All plans I can edit' },
  once: 'Anyone who has the address can read the tasks. You only see it now.',
};
