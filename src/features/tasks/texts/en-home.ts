/** One’s own tasks on the home page. */
export const en = {
  label: 'Your tasks',
  all: '{count, plural, one {See the task} other {See all # tasks}}',
  about: 'About {name}',
  due: { date: 'Due {date}', today: 'Due today', overdue: 'Overdue since {date}', none: 'No due date' },
};
