/** The due reminders of the user, on the home page. */
export const en = {
  label: 'Your reminders',
  about: 'About {name}, {day}',
  done: 'Done: {text}',
  more: '{count, plural, one {and # more reminder} other {and # more reminders}}',
};
