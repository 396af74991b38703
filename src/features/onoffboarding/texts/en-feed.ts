/** The secret calendar address. */
export const enFeed = {
  open: 'Due dates in my calendar',
  title: 'Due dates in your calendar',
  lead: 'A secret address shows due dates of on- and offboarding in another calendar, such as Outlook or Google Calendar.',
  scope: 'Which due dates',
  scopes: { mine: 'Those of my own tasks', all: 'Those of all plans that I may edit' },
  once: 'Anyone who has the address can read the tasks. You only see it this once.',
};
